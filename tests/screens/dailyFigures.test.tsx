import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loadLibraryTexts } from '@/app/language'
import { Providers } from '@/app/Providers'
import { type Draft, type Field, f } from '@/entities/field'
import { DailyFigures } from '@/kit/chart/DailyFigures'
import { ScreenContext, type ScreenPlace } from '@/kit/page/screen'
import { formatTime } from '@/lib/time'
import { loadTexts } from '@/locales'
import { hands, sure, until } from '../actions'

interface Day {
  date: string
  viewCount: number
  clickCount: number
  clickRate: number
}
const field = <K extends keyof Day, V>(key: K, draft: Draft<V>, label: Field['label']): Field<K, V> => ({
  ...draft,
  key,
  label,
})
const DATE = field('date', f.date(), 'bulk.row')
const VIEWS = field('viewCount', f.integer(), 'kit.rise')
const CLICKS = field('clickCount', f.integer(), 'kit.fall')
const RATE = field('clickRate', f.percent(), 'bulk.reason')
const PLACE: ScreenPlace = {
  tab: '',
  path: '/home',
  query: new URLSearchParams(),
  kept: new Map(),
  setQuery: () => {},
  go: () => {},
  close: () => {},
  setDirty: () => {},
  mountPart: () => () => {},
  closed: new AbortController().signal,
  setName: () => {},
}
const draw = async (days: readonly Day[] | undefined) => {
  await Promise.all([loadTexts('common', 'shared'), loadLibraryTexts()])
  render(
    <Providers>
      <ScreenContext value={PLACE}>
        <DailyFigures
          title="每日数据"
          days={days}
          date={DATE}
          counts={[VIEWS, CLICKS]}
          rates={[{ field: RATE, part: 'clickCount', whole: 'viewCount' }]}
        />
      </ScreenContext>
    </Providers>,
  )
}
const dayBefore = (ago: number) => formatTime(Date.now() - ago * 86_400_000, 'YYYY-MM-DD')
const daysOf = (views: readonly number[]): Day[] =>
  views.map((viewCount, ago) => ({ date: dayBefore(ago), viewCount, clickCount: viewCount / 10, clickRate: 10 }))
const cards = () => sure(document.querySelector('.figures'))

it('daily figures sum the last 30 days and compare them with the 30 before', async () => {
  const days = daysOf([...Array<number>(30).fill(300), ...Array<number>(30).fill(200)])
  await draw(days.map((day, at) => (at < 30 ? { ...day, clickCount: 60 } : day)))
  await until(() => expect(cards()).toHaveTextContent(/9,000/))
  expect(cards()).toHaveTextContent('较前 30 天 +50.0%')
  expect(cards()).toHaveTextContent('1,800')
  expect(cards()).toHaveTextContent('20.0%')
  expect(cards()).toHaveTextContent('较前 30 天 +10.0 个百分点')
  expect(screen.getByRole('img', { name: /每日数据/ })).toBeInTheDocument()
})

it('daily figures show a change only when the previous period is complete', async () => {
  await draw(daysOf([...Array<number>(7).fill(100), ...Array<number>(33).fill(200)]))
  await until(() => expect(cards()).toHaveTextContent(/5,300/))
  expect(cards()).not.toHaveTextContent('较前')
  await hands.click(screen.getByText('近 7 天'))
  await until(() => expect(cards()).toHaveTextContent(/较前 7 天 -50/))
  expect(cards()).toHaveTextContent('700')
  const table = sure([...document.querySelectorAll('table')].at(-1))
  const rows = within(table).getAllByRole('row').slice(-7)
  expect(rows[0]).toHaveTextContent(dayBefore(0))
  expect(rows[6]).toHaveTextContent(dayBefore(6))
})

it('daily figures show a dash for a missing value and count a missing day as 0', async () => {
  const [first, , third] = daysOf([50, 60, 70])
  await draw([sure(first), { ...sure(third), clickCount: undefined as never }]) // as a server may
  await until(() => expect(cards()).toHaveTextContent(/120/))
  expect(cards()).toHaveTextContent('—')
})

it('daily figures show an empty frame without any day', async () => {
  await draw(undefined)
  await screen.findAllByText('暂无数据')
  expect(document.querySelector('.figures')).toBeNull()
})
