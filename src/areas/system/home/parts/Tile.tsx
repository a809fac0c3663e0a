import { Button } from 'antd'
import type { CSSProperties, ReactNode } from 'react'
import { named } from '@/kit/show/format'
import { useT } from '@/locales'
import { useFollow } from '../useFollow'

const MIN = 4
/** The columns of a wide window, at most so many: as few rows as that takes, and those about equally long. */
export const inColumns = (tiles: number, max: number) =>
  // A variable of the style sheet is no property that React's types know.
  ({ '--columns': Math.max(MIN, Math.ceil(tiles / Math.ceil(tiles / max))) }) as CSSProperties

interface Props {
  label: string
  address: string
  /** Whether something of it could not be read, and whether that is being asked again. */
  failed: boolean
  busy: boolean
  /** Asks again for what failed. */
  retry: () => void
  /** As text; undefined while it is on its way. */
  value: string | undefined
  tone?: 'late' | 'soon' | 'none'
  children?: ReactNode
}

/** One number of the board under its name, a link to the list that it counts. */
export const Tile = ({ label, address, failed, busy, retry, value, tone, children }: Props) => {
  const t = useT()
  const follow = useFollow()
  return (
    <li className="home-tile" data-tone={tone}>
      <a href={address} onClick={(event) => follow(event, address)}>
        <span>{label}</span>
        {value === undefined ? <i className="home-wait" aria-hidden /> : <b className="digits">{value}</b>}
        {children}
      </a>
      {failed && (
        <Button size="small" loading={busy} aria-label={named(t('kit.retry'), label)} onClick={retry}>
          {t('kit.retry')}
        </Button>
      )}
    </li>
  )
}
