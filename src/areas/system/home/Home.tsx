import './home.css'
import { Head } from './parts/Head'
import { Shortcuts } from './parts/Shortcuts'
import { useIdentity } from '@/session/identity'

/** The start page: who one is and the way to the daily pages. Its parts stand alone; each draws itself only when there is something to show. */
export default function Home() {
  const user = useIdentity((identity) => identity.user)
  if (!user) return null
  return (
    <div className="home">
      <Head user={user} />
      <Shortcuts key={user.id} user={user} />
    </div>
  )
}
