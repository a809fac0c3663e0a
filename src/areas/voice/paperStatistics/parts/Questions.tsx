import { type CSSProperties, memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { PaperStatistics } from '@/api/voice/questionnaires'
import { question, questionType as types } from '@/entities/voice/question'
import type { QuestionStat } from '@/entities/voice/questionStat'
import { questionnaire } from '@/entities/voice/questionnaire'
import { is } from '@/entities/field'
import { Card } from '@/kit/show/Card'
import { named, optionName, plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import type { Search } from '@/routes'
import { MatrixChart, NpsChart, OptionChart, PictureWall, PlaceChart, TextChart } from './charts'
import type { Group } from './figures'

/** Delay between rendering two cards, in ms, so that many that become visible together do not block the page. */
const TURN = 16
const WAIT = 100
const MAX_WAITS = 100
const CARD = '.stat-card'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
let turn: Promise<unknown> = Promise.resolve()
const inTurn = (run: () => void) => {
  turn = turn.then(() => pause(TURN)).then(run)
}

/** Waits until the charts of all questions are rendered, at most ten seconds. */
export const untilDrawn = async (): Promise<void> => {
  const isOpen = () =>
    document.querySelector(`${CARD}[data-drawn=false]`) ??
    [...document.querySelectorAll(`${CARD} .chart[role=img]`)].find((one) => one.clientWidth > 0 && !one.firstChild)
  for (let waits = 0; waits < MAX_WAITS && (waits === 0 || isOpen()); waits++) await pause(WAIT)
}

const useSight = (card: RefObject<HTMLElement | null>, isWhole: boolean): boolean => {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (seen || !card.current) return undefined
    const show = () => inTurn(() => setSeen(true))
    if (isWhole) {
      show()
      return undefined
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        show()
      },
      { rootMargin: '200px 0px' },
    )
    observer.observe(card.current)
    return () => observer.disconnect()
  }, [card, seen, isWhole])
  return seen
}

const chartOf = ({ questionType: type }: QuestionStat) => {
  if (is(type, types.nps)) return NpsChart
  if (is(type, types.matrix)) return MatrixChart
  if (is(type, types.ranking)) return PlaceChart
  if (is(type, types.shortText, types.longText)) return TextChart
  return is(type, types.pictures) ? PictureWall : OptionChart
}

const QuestionCard = memo(function QuestionCard({
  stat,
  groups,
  found,
  isWhole,
}: {
  stat: QuestionStat
  groups: readonly Group[]
  found: Search
  isWhole: boolean
}) {
  const t = useT()
  const { count, oneDecimal } = useFormats()
  const card = useRef<HTMLDivElement>(null)
  const seen = useSight(card, isWhole)
  const title = named(`${stat.sort}.`, stat.title)
  const scored = [{ text: '', stat }, ...groups].filter((one) => numberIn(one.stat.avgScore) !== null)
  const meta = (
    <span className="quiet digits">
      {optionName(t, question.questionType, stat.questionType)} ·{' '}
      {t('paperStatistics.counted', {
        answered: count(stat.answerCount),
        skipped: count(stat.skipCount),
        base: count(stat.baseCount),
      })}
      {scored.length > 0 && ` · ${t(questionnaire.avgScore.label)} `}
      {scored.map((one) => named(one.text, oneDecimal(one.stat.avgScore))).join(' · ')}
    </span>
  )
  const Body = chartOf(stat)
  // A custom property, which the type of React does not include.
  const room = { '--chart-height': '320px' } as CSSProperties
  return (
    <div
      ref={card}
      className="card stat-card"
      data-row={stat.rowId}
      data-split={groups.length > 0}
      tabIndex={-1}
      data-drawn={seen}
    >
      {seen ? (
        <Body stat={stat} groups={groups} found={found} title={title} meta={meta} />
      ) : (
        <Card title={title} extra={meta}>
          <div className="chart" style={room} />
        </Card>
      )}
    </div>
  )
})

/**
 * Cards of the questions with an index on the left. Charts are rendered when they become visible, or all with
 * `isWhole`.
 */
export const Questions = ({
  data,
  found,
  isWhole,
}: {
  data: PaperStatistics
  /** Search that opens the list of the counted sheets. */
  found: Search
  isWhole: boolean
}) => {
  const t = useT()
  const cards = useRef<HTMLDivElement>(null)
  const { questions } = data
  const groups = useMemo(
    () =>
      new Map(
        questions.map(({ rowId }): [string, Group[]] => [
          rowId,
          data.groups.flatMap((group) => {
            const stat = group.questions.find((one) => one.rowId === rowId)
            return stat ? { text: plain(group.text), stat } : []
          }),
        ]),
      ),
    [questions, data.groups],
  )
  return (
    <div className="stat-desk">
      <QuestionIndex questions={questions} cards={cards} />
      <div ref={cards}>
        {data.groups.length > 0 && <p className="quiet">{t('paperStatistics.crossNote')}</p>}
        {questions.map((stat) => (
          <QuestionCard
            key={stat.rowId}
            stat={stat}
            groups={groups.get(stat.rowId) ?? []}
            found={found}
            isWhole={isWhole}
          />
        ))}
      </div>
    </div>
  )
}

const QuestionIndex = ({
  questions,
  cards,
}: {
  questions: readonly QuestionStat[]
  cards: RefObject<HTMLDivElement | null>
}) => {
  const t = useT()
  const [current, setCurrent] = useState('')
  const nav = useRef<HTMLElement>(null)
  const rowIds = questions.map(({ rowId }) => rowId).join(' ')
  useEffect(() => {
    // The current card is the one at a third of the window height.
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.findLast(({ isIntersecting }) => isIntersecting)?.target
        if (read instanceof HTMLElement) setCurrent(read.dataset.row ?? '')
      },
      { rootMargin: '-33% 0px -66% 0px' },
    )
    for (const card of cards.current?.querySelectorAll(CARD) ?? []) observer.observe(card)
    return () => observer.disconnect()
  }, [cards, rowIds])
  useEffect(() => {
    const way = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && way) nav.current.scrollTop = way.offsetTop - nav.current.clientHeight / 2
  }, [current])
  const open = (rowId: string) => {
    const card = cards.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(rowId)}"]`)
    card?.scrollIntoView({ block: 'start' })
    card?.focus({ preventScroll: true })
  }
  return (
    <nav ref={nav} className="card stat-index" aria-label={t('paperStatistics.index')}>
      {questions.map(({ rowId, sort, title }) => (
        <button
          key={rowId}
          type="button"
          className="cell-link"
          aria-current={rowId === current ? 'location' : undefined}
          onClick={() => open(rowId)}
        >
          <bdi>{named(`${sort}.`, title)}</bdi>
        </button>
      ))}
    </nav>
  )
}
