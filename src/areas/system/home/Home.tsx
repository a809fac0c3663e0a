import './home.css'
import { Segmented } from 'antd'
import { useDeferredValue } from 'react'
import { useViewer } from '@/business/viewer'
import type { CurrentUser } from '@/entities/shared/user'
import { type TextKey, useT } from '@/locales'
import { useIdentity } from '@/session/identity'
import { usePermitted } from '@/session/permissions'
import type { Counted } from './ask'
import { KPIS } from './figures'
import { Head } from './parts/Head'
import { Kpis } from './parts/Kpis'
import { Shortcuts } from './parts/Shortcuts'
import { Todos } from './parts/Todos'
import { TODOS } from './todos'
import { useVariant, type Variant } from './variant'

const LABELS: Record<Variant, TextKey> = { hq: 'homeVariant.hq', dealer: 'homeVariant.dealer' }

interface Props {
  variant: Variant
  variants: readonly Variant[]
  onChange: (variant: Variant) => void
}

const VariantSwitch = ({ variant, variants, onChange }: Props) => {
  const t = useT()
  return (
    <Segmented
      aria-label={t('role.homeVariant')}
      value={variant}
      onChange={onChange}
      options={variants.map((value) => ({ value, label: t(LABELS[value]) }))}
    />
  )
}

const Board = ({ user }: { user: CurrentUser }) => {
  const { pages } = usePermitted()
  const viewer = useViewer()
  const { variant, variants, choose } = useVariant(user)
  // Content below the tasks is rendered in a second pass, so that it does not delay the tasks.
  const isBelow = useDeferredValue(true, false)
  const offers = ({ path, who }: Counted) => pages.has(path) && who?.(viewer) !== false
  const todos = TODOS[variant].filter(offers)
  const kpis = KPIS[variant].filter(offers)
  const choice = variants.length > 1 && <VariantSwitch variant={variant} variants={variants} onChange={choose} />
  return (
    <div className="home">
      <Head user={user} />
      {todos.length > 0 ? (
        <Todos key={`todos ${variant}`} userId={user.id} todos={todos} extra={choice} />
      ) : (
        choice && <div className="home-section">{choice}</div>
      )}
      {isBelow && (
        <>
          {kpis.length > 0 && <Kpis key={`kpis ${variant}`} variant={variant} kpis={kpis} />}
          <Shortcuts key={`shortcuts ${variant}`} userId={user.id} variant={variant} />
        </>
      )}
    </div>
  )
}

/**
 * Start page: user, pending tasks, numbers of the period, and links to daily pages; one variant each for headquarters
 * and dealers. Each part is independent and renders only when it has content.
 */
export default function Home() {
  const user = useIdentity((identity) => identity.user)
  return user && <Board key={user.id} user={user} />
}
