import './columns.css'
import * as socialChannels from '@/api/content/socialChannels'
import { useViewer } from '@/business/viewer'
import { channelParent } from '@/entities/content/channel'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { H5Link } from '../parts/H5Link'
import { useShelfActions } from '../parts/ShelfSwitch'
import { ChildrenOf } from './parts/ChildrenOf'
import { Icons } from './parts/Icons'
import { PARENT_SHELF, parentDown } from './parts/shelves'
import { TypeForm } from './parts/TypeForm'
import { TypePhone } from './parts/TypePhone'

export default function ColumnTypeDetail() {
  const t = useT()
  const may = useMay()
  const { head } = useViewer()
  const shelf = useShelfActions(PARENT_SHELF)
  return (
    <RecordScreen
      load={socialChannels.getParent}
      title={({ channelName }) => channelName}
      status={channelParent.status}
      create={head && may('socialChannels.createParent') && t('columns.newType')}
      edits={() => head && may('socialChannels.updateParent')}
      form={(row) => <TypeForm key={row?.id ?? 'new'} row={row} />}
      actions={(row) => (head ? shelf(row, parentDown(row, t)) : [])}
      tools={(row) => <H5Link ask={socialChannels.getChannelHtmlUrl.query({ channelId: row.id }, { quiet: true })} />}
      phone={(row) => <TypePhone of={row} />}
      facts={(row) => [
        channelParent.id,
        channelParent.channelCode,
        channelParent.layout,
        [channelParent.icon, <Icons key="icons" row={row} />],
        channelParent.appTypes,
        channelParent.childCount,
        channelParent.contentCount,
        channelParent.sort,
        channelParent.remark,
        channelParent.updateBy,
        channelParent.updateTime,
      ]}
      tabs={(row) => [{ key: 'children', label: t('columns.below'), children: <ChildrenOf parentId={row.id} /> }]}
    />
  )
}
