import { Button } from 'antd'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { isRecord } from '@/lib/json'
import { useT } from '@/locales'
import { addressTo, type Path } from '@/routes'
import { usePermitted } from '@/session/permissions'
import type { Action } from '../actions/actions'
import { Panel } from '../dialog/dialog'
import { ScreenContext, type ScreenPlace, useScreen } from '../page/screen'
import { recordKeys } from '../page/rowsAround'
import { PeekContext } from './peeked'

const PEEK = 'peek'

/**
 * Previews the page of a row beside its list. `action` is the row action, `host` renders beside the list. It mounts
 * the page component itself and leads to the previous and next row.
 */
export const usePeek = (path: Path, Page: ComponentType): { action: (row: object) => Action; host: ReactNode } => {
  const t = useT()
  const place = useScreen()
  const { pages } = usePermitted()
  const [key = 'id'] = recordKeys(path)
  const id = place.query.get(PEEK) ?? ''
  const may = pages.has(path)
  const { setQuery } = place
  const open = (to: string | undefined) => setQuery({ [PEEK]: to }, to !== undefined)
  const address = id ? addressTo(path, { [key]: id }) : ''
  const inside = useMemo((): ScreenPlace => {
    const close = () => setQuery({ [PEEK]: undefined })
    const go = (to: string) => {
      close()
      place.go(to)
    }
    return {
      ...place,
      kept: new Map(),
      setName: () => {},
      path,
      query: new URLSearchParams({ [key]: id }),
      // Another record opens in the same preview. Any other query opens as a page.
      setQuery: (change) => {
        const [next, ...others] = Object.entries(change)
        if (next?.[0] === key && next[1] && !others.length) setQuery({ [PEEK]: next[1] })
        else go(addressTo(path, { [key]: id, ...change }))
      },
      go,
      close,
    }
  }, [place, setQuery, path, key, id])
  return {
    action: (row) => ({
      label: 'kit.peek',
      hide: !may,
      run: () => open(isRecord(row) ? String(row[key] ?? '') : undefined),
    }),
    host: may && address && (
      <Panel
        open
        title={t('kit.peek')}
        extra={<Button onClick={() => inside.go(address)}>{t('kit.openPage')}</Button>}
        onClose={() => open(undefined)}
      >
        <ScreenContext value={inside}>
          <PeekContext value>
            <div className="peek">
              <Page />
            </div>
          </PeekContext>
        </ScreenContext>
      </Panel>
    ),
  }
}
