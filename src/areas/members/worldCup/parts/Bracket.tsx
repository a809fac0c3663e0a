import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { cupMatch as fields, type CupMatch } from '@/entities/members/cupMatch'
import { BRACKET, THIRD_PLACE } from '@/entities/members/cupRules'
import { Loaded, useLoad } from '@/kit/data/load'
import { optionName } from '@/kit/show/format'
import { useMedia } from '@/kit/show/useMedia'
import { useT } from '@/locales'
import { MatchCard } from './Agenda'
import { ALL_MATCHES } from './queries'

const [CARD_WIDTH, CARD_HEIGHT, GAP, LINE] = [232, 124, 40, 136]
const HEAD = 36
const STEP = 80
const KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
/** The middle of a place of a column: between the two places that lead to it. */
const middleOf = (column: number, place: number) => HEAD + (place + 0.5) * 2 ** column * LINE
const placeOf = (column: number, place: number) => ({
  left: column * (CARD_WIDTH + GAP),
  top: middleOf(column, place) - CARD_HEIGHT / 2,
  width: CARD_WIDTH,
  height: CARD_HEIGHT,
})
const LAST = BRACKET.length - 1
const SIZE = {
  width: (LAST + 1) * (CARD_WIDTH + GAP) - GAP,
  height: HEAD + (BRACKET[0]?.length ?? 0) * LINE,
}
/** Lines from the right edge of each match to the left edge of the next. */
const LINES = BRACKET.slice(0, -1).flatMap((matches, column) =>
  matches.map((no, place) => {
    const [x, y] = [column * (CARD_WIDTH + GAP) + CARD_WIDTH, middleOf(column, place)]
    return { no, d: `M${x} ${y}h${GAP / 2}V${middleOf(column + 1, Math.floor(place / 2))}h${GAP / 2}` }
  }),
)

/** Moves what is in sight by dragging and by arrow keys; a drag is no press on what lies under it. */
const usePan = () => {
  const from = useRef<{ x: number; y: number; left: number; top: number }>(undefined)
  const dragged = useRef(false)
  return {
    onPointerDown: ({ clientX: x, clientY: y, currentTarget: { scrollLeft: left, scrollTop: top } }: PointerEvent) => {
      from.current = { x, y, left, top }
      dragged.current = false
    },
    onPointerMove: ({ clientX, clientY, buttons, currentTarget }: PointerEvent) => {
      const start = from.current
      if (!start || buttons === 0) return
      const [x, y] = [clientX - start.x, clientY - start.y]
      if (Math.abs(x) + Math.abs(y) > 4) dragged.current = true
      if (dragged.current) Object.assign(currentTarget, { scrollLeft: start.left - x, scrollTop: start.top - y })
    },
    onPointerUp: () => {
      from.current = undefined
    },
    onClickCapture: (event: { stopPropagation: () => void }) => {
      if (dragged.current) event.stopPropagation()
      dragged.current = false
    },
    onKeyDown: (event: KeyboardEvent) => {
      const by = KEYS[event.key]
      if (!by) return
      event.preventDefault()
      event.currentTarget.scrollLeft += by[0]
      event.currentTarget.scrollTop += by[1]
    },
  }
}

/** The knock-out matches as a bracket, each leading to the next, third place below the final; in narrow windows as lists by round. */
export const Bracket = ({ views, open }: { views: ReactNode; open: (row: CupMatch) => void }) => {
  const t = useT()
  const load = useLoad(ALL_MATCHES)
  const isWide = useMedia('(width >= 992px)')
  const pan = usePan()
  const byNo = new Map((load.data?.records ?? []).map((row) => [Number(row.matchNo), row]))
  const card = (no: number) => {
    const row = byNo.get(no)
    return row && <MatchCard row={row} open={open} />
  }
  const titleOf = (no: number | undefined) => optionName(t, fields.stage, byNo.get(no ?? 0)?.stage)
  const rounds = [...BRACKET, [THIRD_PLACE]]
  return (
    <section className="card">
      <div className="space-below">{views}</div>
      <Loaded load={load}>
        {isWide ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- a place that is moved by keys must be reached by keyboard
          <section className="cup-bracket" aria-label={t('worldCup.asBracket')} tabIndex={0} {...pan}>
            <div style={SIZE}>
              <svg width={SIZE.width} height={SIZE.height} aria-hidden>
                {LINES.map(({ no, d }) => (
                  <path key={no} d={d} />
                ))}
              </svg>
              {BRACKET.map((matches, column) => (
                <h2 key={matches[0]} className="card-title" style={{ left: placeOf(column, 0).left }}>
                  {titleOf(matches[0])}
                </h2>
              ))}
              {BRACKET.flatMap((matches, column) =>
                matches.map((no, place) => (
                  <div key={no} style={placeOf(column, place)}>
                    {card(no)}
                  </div>
                )),
              )}
              <div style={{ ...placeOf(LAST, 0), top: middleOf(LAST, 0) + LINE }}>{card(THIRD_PLACE)}</div>
            </div>
          </section>
        ) : (
          rounds.map((matches) => (
            <section key={matches[0]} aria-label={titleOf(matches[0])}>
              <h2 className="card-title">{titleOf(matches[0])}</h2>
              <div className="cup-cards">
                {matches.map((no) => (
                  <div key={no}>{card(no)}</div>
                ))}
              </div>
            </section>
          ))
        )}
      </Loaded>
    </section>
  )
}
