import { Skeleton } from 'antd'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { loadChunk, loadedChunk } from '@/areas'
import { notify } from '@/api/notices'
import { ScreenContext, type ScreenPlace } from '@/kit/page/screen'
import { translate, useT } from '@/locales'
import { lineOf } from '@/routes'
import { useSettings } from '@/session/settings'
import { tabAt } from '@/session/tabRules'
import { useTabs } from '@/session/tabs'
import { goTo } from '../navigator'
import { addressOf, memoryOf } from '../tabs'
import { titleOf } from '../title'
import { PageBoundary, PageTrouble } from './PageBoundary'
import { panelId, tabId } from './ids'
import { closeTabs } from './tabMoves'
import { useParts } from './useParts'
import { useReturn } from './useReturn'

const changeQuery = (key: string, change: Record<string, string | undefined>, push = false): void => {
  const { tabs, active } = useTabs.getState()
  const tab = tabs.find((one) => one.key === key)
  if (!tab) return
  const query = new URLSearchParams(tab.search)
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) query.delete(name)
    else query.set(name, value)
  }
  const search = query.size ? `?${query}` : ''
  if (search === tab.search) return
  const changed = tabAt(tab, { search })
  useTabs.setState({ tabs: tabs.map((one) => (one === tab ? changed : one)) })
  if (active === key) goTo(addressOf(changed), { replace: !push })
}

const nameTab = (key: string, name: string): void =>
  useTabs.setState((state) =>
    state.tabs.some((tab) => tab.key === key && tab.name !== name)
      ? { tabs: state.tabs.map((tab) => (tab.key === key ? { ...tab, name } : tab)) }
      : state,
  )

interface FrameProps {
  id: string
  path: string
  search: string
}

const isPath = (address: string): boolean => /^\/(?![/\\])/.test(address)

const Screen = ({ path }: { path: string }) => {
  const chunk = lineOf(path)?.chunk
  const [state, setState] = useState<'loading' | 'there' | Error>(chunk && loadedChunk(chunk) ? 'there' : 'loading')
  useEffect(() => {
    if (!chunk || state !== 'loading') return
    let gone = false
    loadChunk(chunk).then(
      () => gone || setState('there'),
      (error: unknown) => gone || setState(error instanceof Error ? error : new Error(String(error))),
    )
    return () => {
      gone = true
    }
  }, [chunk, state])
  if (state instanceof Error) return <PageTrouble error={state} onRetry={() => setState('loading')} />
  const screens: Partial<Record<string, React.ComponentType>> | undefined = chunk && loadedChunk(chunk)
  const Page = screens?.[path]
  return Page ? <Page /> : <Skeleton active className="frame-wait" paragraph={{ rows: 8 }} />
}
const KeptScreen = memo(Screen)

/** Page of one tab with its own location, unaffected by other tabs and the address. */
export const Frame = memo(({ id, path, search }: FrameProps) => {
  const t = useT()
  const root = useRef<HTMLDivElement>(null)
  const tabsView = useSettings((settings) => settings.tabsView)
  const [{ kept, end }] = useState(() => memoryOf(id))
  useReturn(root, kept)
  const { setDirty, mountPart } = useParts(id, end.signal)
  const place = useMemo<ScreenPlace>(
    () => ({
      tab: id,
      path,
      query: new URLSearchParams(search),
      kept,
      setQuery: (change, push) => changeQuery(id, change, push),
      go: (address) => {
        if (address === '') notify('warning', translate('error.badId'))
        else if (isPath(address) && useTabs.getState().active === id) goTo(address)
      },
      close: () => void closeTabs([id]),
      setDirty,
      mountPart,
      closed: end.signal,
      setName: (name) => nameTab(id, name),
    }),
    [id, path, search, kept, setDirty, mountPart, end],
  )
  return (
    <div
      ref={root}
      id={panelId(id)}
      role={tabsView ? 'tabpanel' : undefined}
      aria-labelledby={tabsView ? tabId(id) : undefined}
      className="frame"
    >
      <h1 className="hidden-text">{titleOf(t, { path, search })}</h1>
      <PageBoundary path={path}>
        <ScreenContext value={place}>
          <KeptScreen path={path} />
        </ScreenContext>
      </PageBoundary>
    </div>
  )
})
