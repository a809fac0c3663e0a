import './pointPools.css'
import { useEffect, useState } from 'react'
import { useScreen } from '@/kit/page/screen'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useT } from '@/locales'
import { PointDictionary } from './parts/PointDictionary'
import { RateSetting } from './parts/RateSetting'
import { type RoleTicks, TaskRoles } from './parts/TaskRoles'
import { ShopDeduction } from './parts/ShopDeduction'

const ROLES = 'roles'
const NO_TICKS: RoleTicks = {}

/** What points are worth, at which rate those of staff become App points, and which role may earn by which task. */
export default function PointSettings() {
  const t = useT()
  const { query, setDirty } = useScreen()
  const [ticks, setTicks] = useState(NO_TICKS)
  const isDirty = Object.keys(ticks).length > 0
  const isForm = (query.get('tab') ?? '') === ''
  // The form of the rate tells the shell itself.
  useEffect(() => {
    if (!isForm) setDirty(isDirty)
  }, [isForm, isDirty, setDirty])
  return (
    <ScreenTabs
      tabs={[
        { key: 'rate', label: t('pointPools.rate'), children: <RateSetting /> },
        { key: ROLES, label: t('pointPools.roles'), children: <TaskRoles ticks={ticks} setTicks={setTicks} /> },
        { key: 'shop', label: t('pointPools.shop'), children: <ShopDeduction /> },
        { key: 'dict', label: t('pointPools.dictionary'), children: <PointDictionary /> },
      ]}
    />
  )
}
