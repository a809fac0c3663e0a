import { CheckCircleOutlined } from '@ant-design/icons'
import { memo, type ReactNode, useEffect } from 'react'
import { useViewer } from '@/business/viewer'
import { useLatest } from '@/kit/data/useLatest'
import { DASH, useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { to } from '@/routes'
import { setBadge } from '@/session/badges'
import { useNumbers } from '../ask'
import type { Todo } from '../todos'
import { inColumns, Tile } from './Tile'

const MAX = 7

interface TodoProps {
  todo: Todo
  at: number
  value: string | undefined
  tone: Todo['tone'] | 'none'
  failed: boolean
  busy: boolean
  retry: (at: number) => void
}
const TodoTile = memo(({ todo, at, retry, ...rest }: TodoProps) => {
  const t = useT()
  return <Tile {...rest} label={t(todo.label)} address={to(todo.path, todo.search)} retry={() => retry(at)} />
})

/** Pending tasks of a user, most urgent first; tasks without items are muted. Some counts also mark the menu. */
export const Todos = ({ userId, todos, extra }: { userId: string; todos: readonly Todo[]; extra?: ReactNode }) => {
  const t = useT()
  const format = useFormats()
  const viewer = useViewer()
  const answers = useNumbers(todos.map(({ ask }) => ask(viewer)))
  const retry = useLatest((at: number) => answers[at]?.retry())
  const counts = answers.map(({ data }) => data?.now)
  const marks = todos.map(({ path, badge }, at) => (badge ? `${path} ${counts[at] ?? ''}` : '')).join()
  useEffect(() => {
    todos.forEach(({ path, badge }, at) => {
      const count = counts[at]
      if (badge && typeof count === 'number') setBadge(userId, path, count)
    })
    // `counts` is a new array at each render; `marks` contains every count that is used here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [marks, userId])
  const isDone = counts.length > 0 && counts.every((count) => count === 0)
  const toneOf = ({ tone }: Todo, count: number | null | undefined) => (count === 0 ? 'none' : count ? tone : undefined)
  return (
    <section aria-labelledby="home-todos" aria-busy={answers.some(({ data, failed }) => !data && !failed)}>
      <header className="home-section">
        <h2 id="home-todos">{t('home.todos')}</h2>
        {isDone && (
          <span className="home-done">
            <CheckCircleOutlined aria-hidden /> {t('home.nothingTodo')}
          </span>
        )}
        {extra}
      </header>
      <ul className="home-todos" style={inColumns(todos.length, MAX)}>
        {todos.map((todo, at) => {
          const answer = answers[at]
          const count = counts[at]
          return (
            <TodoTile
              key={todo.label}
              todo={todo}
              at={at}
              retry={retry}
              failed={answer?.failed ?? false}
              busy={answer?.busy ?? false}
              value={answer?.data ? format.count(count) : answer?.failed ? DASH : undefined}
              tone={toneOf(todo, count)}
            />
          )
        })}
      </ul>
    </section>
  )
}
