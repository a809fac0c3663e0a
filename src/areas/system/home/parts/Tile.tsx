import { Button } from 'antd'
import type { CSSProperties, ReactNode } from 'react'
import { named } from '@/kit/show/format'
import { useT } from '@/locales'
import { useFollow } from '../useFollow'

const MIN = 4
/** Returns the column count of a wide window, at least 4: as few rows as `max` allows, about equally long. */
export const inColumns = (tiles: number, max: number) =>
  // A variable of the style sheet, which the type of React does not include.
  ({ '--columns': Math.max(MIN, Math.ceil(tiles / Math.ceil(tiles / max))) }) as CSSProperties

interface Props {
  label: string
  address: string
  failed: boolean
  busy: boolean
  retry: () => void
  /** Formatted; undefined while loading. */
  value: string | undefined
  tone?: 'late' | 'soon' | 'none'
  children?: ReactNode
}

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
