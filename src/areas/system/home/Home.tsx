import './home.css'
import { Head } from './parts/Head'
import { Kpis } from './parts/Kpis'
import { Shortcuts } from './parts/Shortcuts'
import { Todos } from './parts/Todos'
import { useIdentity } from '@/session/identity'

/** The start page: who one is and the numbers of the day, what waits, and the way to the daily pages. Its parts stand alone; each draws itself only when there is something to show. */
export default function Home() {
  const user = useIdentity((identity) => identity.user)
  if (!user) return null
  return (
    <div className="home">
      <Head user={user} />
      <Kpis user={user} />
      <Todos user={user} />
      <Shortcuts key={user.id} user={user} />
    </div>
  )
}
