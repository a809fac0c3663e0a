import './home.css'
import type { CurrentUser } from '@/entities/shared/user'
import { useIdentity } from '@/session/identity'
import { usePermitted } from '@/session/permitted'
import { KPIS, TODOS } from './board'
import { Filters } from './parts/Filters'
import { Head } from './parts/Head'
import { Kpis } from './parts/Kpis'
import { Shortcuts } from './parts/Shortcuts'
import { Todos } from './parts/Todos'
import { VariantSwitch } from './parts/VariantSwitch'
import { useVariant } from './variant'

const Board = ({ user }: { user: CurrentUser }) => {
  const { pages } = usePermitted()
  const { variant, variants, choose } = useVariant(user)
  const kpis = KPIS[variant].filter(({ path }) => pages.has(path))
  const todos = TODOS[variant].filter(({ path }) => pages.has(path))
  return (
    <div className="home">
      <Head user={user} />
      {(kpis.length > 0 || variants.length > 1) && (
        <div className="home-bar">
          {kpis.length > 0 && <Filters variant={variant} />}
          {variants.length > 1 && <VariantSwitch variant={variant} variants={variants} onChange={choose} />}
        </div>
      )}
      {kpis.length > 0 && <Kpis key={`kpis ${variant}`} variant={variant} kpis={kpis} />}
      <div className="home-columns">
        {todos.length > 0 && <Todos key={`todos ${variant}`} userId={user.id} todos={todos} />}
        <Shortcuts key={`shortcuts ${variant}`} userId={user.id} variant={variant} />
      </div>
    </div>
  )
}

/**
 * The start page: who one is and the numbers of the day, what waits, and the way to the daily pages; headquarters and dealers have one each.
 * Its parts stand alone; each draws itself only when there is something to show.
 */
export default function Home() {
  const user = useIdentity((identity) => identity.user)
  return user && <Board key={user.id} user={user} />
}
