import { LeftOutlined, LinkOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { notify } from '@/api/notices'
import { useT } from '@/locales'
import { copy } from '../dialog/copy'
import { useScreen } from '../page/screen'
import { type RecordQuery, onRowsNoted, rowsNoted, rowsAround, type NeighbourLink } from '../page/rowsAround'

/** Links to the previous and next record, also across list pages. Renders nothing if there are none. */
export const Neighbours = ({
  before,
  after,
  open,
}: {
  before?: NeighbourLink
  after?: NeighbourLink
  open: (to: RecordQuery) => void
}) => {
  const t = useT()
  const [asking, setAsking] = useState(false)
  if (!before && !after) return null
  const follow = async (to: NeighbourLink) => {
    if (typeof to !== 'function') return open(to)
    if (asking) return
    setAsking(true)
    try {
      const found = await to()
      if (found) open(found)
      else notify('info', t('kit.noMore'))
    } catch {
    } finally {
      setAsking(false)
    }
  }
  const way = (name: string, icon: ReactNode, to: NeighbourLink | undefined) => (
    <Button icon={icon} title={name} aria-label={name} disabled={!to} onClick={() => to && void follow(to)} />
  )
  return (
    <Space.Compact>
      {way(t('kit.previous'), <LeftOutlined />, before)}
      {way(t('kit.next'), <RightOutlined />, after)}
    </Space.Compact>
  )
}

export const CopyLink = () => {
  const t = useT()
  const { path, query } = useScreen()
  const link = `${window.location.origin}${path.replace(/#.*$/, '')}?${query}`
  return (
    <Button
      icon={<LinkOutlined />}
      title={t('kit.copyLink')}
      aria-label={t('kit.copyLink')}
      onClick={() => void copy(link, t('kit.linkCopied'))}
    />
  )
}

const onPage = (way: NeighbourLink | undefined) => (typeof way === 'function' ? undefined : way)

/** Links to the previous and next row, and the link of the panel. `at` is the query key with the row's id. */
export const PanelNav = ({ at = 'record' }: { at?: string }) => {
  const { path, query, setQuery } = useScreen()
  // A panel opened by its address may be mounted before its list.
  useSyncExternalStore(onRowsNoted, rowsNoted)
  const around = rowsAround([path.replace(/#.*$/, '')], { id: query.get(at) ?? '' })
  return (
    <Space>
      <Neighbours
        before={onPage(around?.before)}
        after={onPage(around?.after)}
        open={({ id }) => setQuery({ [at]: id })}
      />
      <CopyLink />
    </Space>
  )
}
