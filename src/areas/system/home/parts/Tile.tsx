import { Button } from 'antd'
import type { CSSProperties, ReactNode } from 'react'
import { named } from '@/kit/show/format'
import { useT } from '@/locales'
import type { Answer } from '../ask'
import { useFollow } from '../useFollow'

const FEWEST = 4
/** The columns of a wide window, at most so many: as few rows as that takes, and those about equally long. */
export const inColumns = (tiles: number, most: number) =>
  // A variable of the style sheet is no property that React's types know.
  ({ '--columns': Math.max(FEWEST, Math.ceil(tiles / Math.ceil(tiles / most))) }) as CSSProperties

interface Props {
  label: string
  address: string
  /** All that the tile was told; what of it failed is asked again together, and alone. */
  answers: readonly Answer[]
  /** As text; undefined while it is on its way. */
  value: string | undefined
  tone?: 'late' | 'soon' | 'none'
  children?: ReactNode
}

/** One number of the board under its name, a link to the list that it counts. */
export const Tile = ({ label, address, answers, value, tone, children }: Props) => {
  const t = useT()
  const follow = useFollow()
  const failed = answers.filter((one) => one.failed)
  return (
    <li className="home-tile" data-tone={tone}>
      <a href={address} onClick={(event) => follow(event, address)}>
        <span>{label}</span>
        {value === undefined ? <i className="home-wait" aria-hidden /> : <b className="digits">{value}</b>}
        {children}
      </a>
      {failed.length > 0 && (
        <Button
          size="small"
          loading={failed.some(({ busy }) => busy)}
          aria-label={named(t('kit.retry'), label)}
          onClick={() => {
            for (const one of failed) one.retry()
          }}
        >
          {t('kit.retry')}
        </Button>
      )}
    </li>
  )
}
