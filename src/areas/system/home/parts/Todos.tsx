import { CheckCircleOutlined } from '@ant-design/icons'
import { Badge, Button, Skeleton } from 'antd'
import { useEffect } from 'react'
import { Blank } from '@/kit/show/Blank'
import { named } from '@/kit/show/format'
import { useT } from '@/locales'
import { to } from '@/routes'
import { setBadge } from '@/session/badges'
import type { Todo } from '../board'
import { useCounts } from '../useCounts'
import { useFollow } from '../useFollow'

const MAX = 99

/** What waits for a user, most first; a line that cannot be counted offers a retry. The counts also mark the menu. */
export const Todos = ({ userId, todos }: { userId: string; todos: readonly Todo[] }) => {
  const t = useT()
  const follow = useFollow()
  const counts = useCounts(todos.map(({ ask }) => ask()))
  const lines = todos.flatMap(({ label, path, search }, at) =>
    counts[at] ? { ...counts[at], label, path, address: to(path, search) } : [],
  )
  const marks = lines.map(({ path, count }) => `${path} ${count ?? ''}`).join()
  useEffect(() => {
    for (const { path, count } of lines) if (count !== undefined) setBadge(userId, path, count)
    // The marks say all that is used of the lines, which are new objects at each drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [marks, userId])
  const waiting = lines
    .filter(({ count, failed }) => failed || (count ?? 0) > 0)
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
  const known = lines.every(({ count, failed }) => failed || count !== undefined)
  return (
    <section className="home-card" aria-labelledby="home-todos" aria-busy={!known}>
      <header>
        <h2 id="home-todos">{t('home.todos')}</h2>
      </header>
      <ul className="home-todos">
        {waiting.map(({ label, address, count, failed, busy, retry }) => (
          <li key={label}>
            <a href={address} onClick={(event) => follow(event, address)}>
              <span>{t(label)}</span>
              {failed ? <Blank /> : <Badge count={count} overflowCount={MAX} />}
            </a>
            {failed && (
              <Button size="small" loading={busy} onClick={retry} aria-label={named(t('kit.retry'), t(label))}>
                {t('kit.retry')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!known && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {known && waiting.length === 0 && (
        <p className="home-done">
          <CheckCircleOutlined aria-hidden /> {t('home.nothingTodo')}
        </p>
      )}
    </section>
  )
}
