import { Activity, useDeferredValue } from 'react'
import { useDirty } from '@/session/dirty'
import { livingTabs } from '@/session/tabRules'
import { useTabs } from '@/session/tabs'
import { Frame } from './Frame'

/**
 * Pages of the open tabs: the active one and those kept alive behind it (R-KEEP). They are in the order of their
 * keys, so that dragging tabs moves no page. A click marks the next tab at once. Its page is rendered behind the
 * current one, which takes no more clicks; another click interrupts that.
 */
export const Frames = () => {
  const { tabs, active } = useTabs()
  const unsaved = useDirty(({ keys }) => keys)
  const before = useDeferredValue(active)
  const shown = active !== undefined && tabs.some(({ key }) => key === before) ? before : active
  return (
    <div className="frames" aria-busy={shown !== active || undefined}>
      {livingTabs(tabs, unsaved)
        .toSorted((a, b) => (a.key < b.key ? -1 : 1))
        .map((tab) => (
          <Activity key={`${tab.key} ${tab.turn}`} mode={tab.key === shown ? 'visible' : 'hidden'}>
            <Frame id={tab.key} path={tab.path} search={tab.search} />
          </Activity>
        ))}
    </div>
  )
}
