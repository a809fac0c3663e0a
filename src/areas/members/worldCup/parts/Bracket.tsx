import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { cupMatch as fields, type CupMatch } from '@/entities/members/cupMatch'
import { BRACKET, THIRD_PLACE } from '@/entities/members/cupRules'
import { Loaded, useLoad } from '@/kit/data/load'
import { optionName } from '@/kit/show/format'
import { useT } from '@/locales'
import { MatchCard } from './Agenda'
import { ALL_MATCHES } from './queries'

const STEP = 80
const KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
const LAST = BRACKET.length - 1

/** Pans the view by dragging and arrow keys; a drag does not trigger a click. */
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
    onClickCapture: (event: MouseEvent) => {
      // A drag that ends outside sends no click, so a later key press must not be suppressed.
      if (dragged.current && event.detail > 0) event.stopPropagation()
      dragged.current = false
    },
    onKeyDown: (event: KeyboardEvent) => {
      const by = KEYS[event.key]
      if (!by) return
      const { scrollLeft, scrollTop } = event.currentTarget
      event.currentTarget.scrollLeft += by[0]
      event.currentTarget.scrollTop += by[1]
      // At its edge, and in narrow windows, the page scrolls.
      if (event.currentTarget.scrollLeft !== scrollLeft || event.currentTarget.scrollTop !== scrollTop)
        event.preventDefault()
    },
  }
}

/** Knock-out matches as a bracket, with third place below the final; in narrow windows as lists by round. */
export const Bracket = ({ views, open }: { views: ReactNode; open: (row: CupMatch) => void }) => {
  const t = useT()
  const load = useLoad(ALL_MATCHES)
  const pan = usePan()
  const byNo = new Map((load.data?.records ?? []).map((row) => [Number(row.matchNo), row]))
  const card = (no: number) => {
    const row = byNo.get(no)
    return row && <MatchCard row={row} open={open} />
  }
  return (
    <section className="card">
      <div className="space-below">{views}</div>
      <Loaded load={load}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- a place that is moved by keys must be reached by keyboard */}
        <section className="cup-bracket" aria-label={t('worldCup.asBracket')} tabIndex={0} {...pan}>
          <div>
            {BRACKET.map((matches, column) => (
              <div key={matches[0]} className="cup-round">
                <h2 className="card-title">{optionName(t, fields.stage, byNo.get(matches[0] ?? 0)?.stage)}</h2>
                <ol>
                  {matches.map((no) => (
                    <li key={no}>
                      {card(no)}
                      {column === LAST && <div className="cup-third">{card(THIRD_PLACE)}</div>}
                    </li>
                  ))}
                </ol>
              </div>
            ))}
          </div>
        </section>
      </Loaded>
    </section>
  )
}
