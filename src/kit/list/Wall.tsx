import './wall.css'
import { CheckOutlined } from '@ant-design/icons'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { Field, Tone } from '@/entities/field'
import { useT } from '@/locales'
import { type Items, RowActions } from '../actions/actions'
import { named } from '../show/format'
import { isPictureUrl } from '../show/Picture'
import { keyed, type Selection, tickOf } from './DataTable'
import { NoRows, Pager, type Totals } from './Pager'
import type { ListState } from './state'
import { Check } from './TableRow'

export interface WallPicture {
  src: string
  /** Width divided by height, if known; determines the height of the tile. */
  ratio?: number
  ribbon?: { text: string; tone?: Tone }
  note?: ReactNode
  /** Opens the picture or its page: by a double click or Enter, or by a single click if nothing can be selected. */
  open: () => void
}

export const WALL_SIZES = [60, 40] as const

/** Minimum column width, range of picture heights, height of the caption, and grid line, in px. */
const WIDTH = 200
const HEIGHTS = [110, 300] as const
const FOOT = 88
const LINE = 6

const linesOf = (ratio: number | undefined): number => {
  const height = WIDTH / (ratio && Number.isFinite(ratio) && ratio > 0 ? ratio : 1.5)
  return Math.ceil((Math.min(HEIGHTS[1], Math.max(HEIGHTS[0], height)) + FOOT) / LINE)
}
// React's types do not cover custom properties.
const styleOf = (ratio: number | undefined) => ({ '--lines': linesOf(ratio) }) as CSSProperties

interface TileProps {
  name: string
  picture: WallPicture
  selected?: boolean
  first: boolean
  reach: () => void
  pick: (upTo: boolean) => void
  actions: Items
}

const Tile = ({ name, picture, selected, first, reach, pick, actions }: TileProps) => {
  const t = useT()
  const [broken, setBroken] = useState('')
  const { src, ratio, ribbon, note, open } = picture
  const isDrawn = isPictureUrl(src) && src !== broken
  return (
    <li className="wall-tile" style={styleOf(ratio)} data-selected={selected}>
      <button
        type="button"
        className="wall-picture"
        tabIndex={first ? 0 : -1}
        aria-label={named(name, isDrawn ? '' : t('list.brokenPicture'), ribbon?.text)}
        aria-pressed={selected}
        onFocus={reach}
        onClick={(event) => (selected === undefined ? open() : pick(event.shiftKey))}
        onDoubleClick={selected === undefined ? undefined : open}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          open()
        }}
      >
        {isDrawn ? (
          <img src={src} alt="" loading="lazy" decoding="async" draggable={false} onError={() => setBroken(src)} />
        ) : (
          <span className="wall-broken">{t('list.brokenPicture')}</span>
        )}{' '}
        {ribbon && (
          <span className="wall-ribbon mark" data-tone={ribbon.tone ?? 'default'}>
            {ribbon.text}
          </span>
        )}
        {selected && (
          <span className="wall-tick" aria-hidden>
            <CheckOutlined />
          </span>
        )}
      </button>
      <div className="wall-foot">
        <bdi className="wall-name" title={name}>
          {name}
        </bdi>
        <span className="wall-note">{note}</span>
        <RowActions items={actions} name={name} />
      </div>
    </li>
  )
}

const neighbourOf = (all: readonly HTMLElement[], now: HTMLElement, key: string): HTMLElement | undefined => {
  const at = all.indexOf(now)
  const column = now.parentElement?.offsetLeft
  const inColumn = all.filter((one) => one.parentElement?.offsetLeft === column)
  const row = inColumn.indexOf(now)
  switch (key) {
    case 'ArrowRight':
      return all[at + 1]
    case 'ArrowLeft':
      return all[at - 1]
    case 'ArrowDown':
      return inColumn[row + 1]
    case 'ArrowUp':
      return inColumn[row - 1]
    case 'Home':
      return all[0]
    case 'End':
      return all.at(-1)
    default:
      return undefined
  }
}

/**
 * Page of a list as a wall of pictures. A click selects one, Shift a range; by keyboard the arrow keys move, Space
 * selects (with Shift a range), Enter opens. A picture that does not load can still be selected and used.
 */
export const Wall = <Row extends object>({
  rows,
  totals,
  rowKey,
  needs,
  nameOf,
  pictureOf,
  actionsOf,
  selection,
  loading,
  state,
  setPage,
  sizes,
  empty,
}: {
  rows: Row[] | undefined
  totals: Totals
  rowKey: Field
  needs?: readonly Field[]
  nameOf: (row: Row) => string
  pictureOf: (row: Row) => WallPicture
  actionsOf: (row: Row, at: number) => Items
  selection?: Selection<Row>
  loading: boolean
  state: ListState
  setPage: (pageNo: number, pageSize: number) => void
  sizes: readonly number[]
  empty?: { text: string; action?: ReactNode }
}) => {
  const t = useT()
  const wall = useRef<HTMLUListElement>(null)
  const last = useRef<string>(undefined)
  const [focused, setFocused] = useState('')
  const data = keyed(rows ?? [], rowKey.key, needs)
  const tick = (row: Row, id: string) => {
    const now = selection && tickOf(selection, row, id)
    return typeof now === 'boolean' ? now : undefined
  }
  const whole = data.filter(({ id, row }) => tick(row, id) !== undefined)
  const pickAll = (some: typeof data, on: boolean) => {
    if (!selection) return
    const next = new Map(selection.selected)
    for (const { id, row } of some) {
      if (on) next.set(id, row)
      else next.delete(id)
    }
    selection.select(next)
  }
  const pick = (id: string, upTo: boolean) => {
    const at = whole.findIndex((one) => one.id === id)
    const from = upTo ? whole.findIndex((one) => one.id === last.current) : -1
    const range = from < 0 ? whole.slice(at, at + 1) : whole.slice(Math.min(from, at), Math.max(from, at) + 1)
    pickAll(range, from >= 0 || !selection?.selected.has(id))
    last.current = id
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event
    if (!(target instanceof HTMLElement) || !target.classList.contains('wall-picture')) return
    const all = [...(wall.current?.querySelectorAll<HTMLElement>('.wall-picture') ?? [])]
    const next = neighbourOf(all, target, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  if (!rows?.length) return <NoRows reading={rows === undefined} empty={empty} />
  const picked = whole.filter(({ id }) => selection?.selected.has(id)).length
  const stop = data.some(({ key }) => key === focused) ? focused : data[0]?.key
  return (
    <>
      {selection && (
        <label className="wall-all">
          <Check
            label={t('list.selectPage')}
            checked={picked > 0 && picked === whole.length}
            some={picked > 0 && picked < whole.length}
            disabled={whole.length === 0}
            change={(on) => pickAll(whole, on)}
          />
          {t('list.selectPage')}
        </label>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- key events of its buttons bubble up here */}
      <ul ref={wall} className="wall" aria-busy={loading} onKeyDown={onKeyDown}>
        {data.map(({ row, id, key }, at) => (
          <Tile
            key={key}
            name={nameOf(row)}
            picture={pictureOf(row)}
            selected={tick(row, id)}
            first={key === stop}
            reach={() => setFocused(key)}
            pick={(upTo) => pick(id, upTo)}
            actions={id === '' ? [] : actionsOf(row, at)}
          />
        ))}
      </ul>
      <Pager state={state} {...totals} setPage={setPage} sizes={sizes} />
    </>
  )
}
