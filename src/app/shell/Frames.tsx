import { Activity, useDeferredValue } from 'react'
import { useDirty } from '@/session/dirty'
import { livingTabs } from '@/session/tabRules'
import { useTabs } from '@/session/tabs'
import { Frame } from './Frame'

/**
 * The pages of the open tabs: the one on screen and those kept alive behind it (R-KEEP). They stand in the order of their keys, so that dragging
 * tabs moves no page. A click marks the next tab at once; its page is rendered behind the present one, which takes no press any more, and a next click
 * interrupts that.
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
