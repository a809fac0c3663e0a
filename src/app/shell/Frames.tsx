import { Activity } from 'react'
import { useDirty } from '@/session/dirty'
import { livingTabs, useTabs } from '@/session/tabs'
import { Frame } from './Frame'

/**
 * The pages of the open tabs: the one on screen and those kept alive behind it (R-KEEP). They stand in the order of their keys, so that dragging
 * tabs moves no page.
 */
export const Frames = () => {
  const { tabs, active } = useTabs()
  const unsaved = useDirty(({ keys }) => keys)
  return livingTabs(tabs, unsaved)
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map((tab) => (
      <Activity key={`${tab.key} ${tab.turn}`} mode={tab.key === active ? 'visible' : 'hidden'}>
        <Frame id={tab.key} path={tab.path} search={tab.search} active={tab.key === active} />
      </Activity>
    ))
}
