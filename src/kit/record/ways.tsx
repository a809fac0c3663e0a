import { LeftOutlined, LinkOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import type { ReactNode } from 'react'
import { notify } from '@/api/notices'
import { copyText } from '@/lib/copyText'
import { useT } from '@/locales'
import { useScreen } from '../page/screen'
import { trailOf } from '../page/trail'

/** The ways to the records before and after one; nothing where there are none. */
export const Neighbours = <To,>({ before, after, open }: { before?: To; after?: To; open: (to: To) => void }) => {
  const t = useT()
  if (!before && !after) return null
  const way = (name: string, icon: ReactNode, to: To | undefined) => (
    <Button icon={icon} title={name} aria-label={name} disabled={!to} onClick={() => to && open(to)} />
  )
  return (
    <Space.Compact>
      {way(t('kit.previous'), <LeftOutlined />, before)}
      {way(t('kit.next'), <RightOutlined />, after)}
    </Space.Compact>
  )
}

/** Copies the address of this page with what is open on it. */
export const CopyLink = () => {
  const t = useT()
  const { path, query } = useScreen()
  const copy = async () => {
    const link = `${window.location.origin}${path.replace(/#.*$/, '')}?${query}`
    if (await copyText(link)) notify('success', t('kit.linkCopied'))
  }
  return (
    <Button
      icon={<LinkOutlined />}
      title={t('kit.copyLink')}
      aria-label={t('kit.copyLink')}
      onClick={() => void copy()}
    />
  )
}

/** At the head of a panel about a row of its list: the ways to the rows before and after, and the link. `at` is the query key that names the row's id. */
export const PanelWays = ({ at = 'record' }: { at?: string }) => {
  const { path, query, setQuery } = useScreen()
  const trail = trailOf([path.replace(/#.*$/, '')], { id: query.get(at) ?? '' })
  return (
    <Space>
      <Neighbours before={trail?.before} after={trail?.after} open={({ id }) => setQuery({ [at]: id })} />
      <CopyLink />
    </Space>
  )
}
