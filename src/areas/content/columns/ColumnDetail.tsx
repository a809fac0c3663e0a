import './columns.css'
import * as socialChannels from '@/api/content/socialChannels'
import { useViewer } from '@/business/viewer'
import { channelChild } from '@/entities/content/channel'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { useFormats } from '@/kit/show/format'
import { Picture } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { H5Link } from '../parts/H5Link'
import { useShelfActions } from '../parts/ShelfSwitch'
import { ColumnForm } from './parts/ColumnForm'
import { ColumnPhone } from './parts/ColumnPhone'
import { ContentOf } from './parts/ContentOf'
import { CHILD_SHELF, childDown } from './parts/shelves'

export default function ColumnDetail() {
  const t = useT()
  const may = useMay()
  const { count } = useFormats()
  const { head } = useViewer()
  const shelf = useShelfActions(CHILD_SHELF)
  return (
    <RecordScreen
      load={socialChannels.getChild}
      title={({ channelName }) => channelName}
      status={channelChild.status}
      create={head && may('socialChannels.createChild') && t('columns.newColumn')}
      edits={() => head && may('socialChannels.updateChild')}
      form={(row) => <ColumnForm key={row?.id ?? 'new'} row={row} />}
      actions={(row) => (head ? shelf(row, childDown(row, t, count)) : [])}
      tools={(row) => <H5Link ask={socialChannels.getChannelHtmlUrl.query({ channelId: row.id }, { quiet: true })} />}
      phone={(row) => <ColumnPhone of={row} />}
      facts={(row) => [
        channelChild.id,
        channelChild.channelCode,
        [channelChild.parentId, <bdi key="parent">{row.parentName || row.parentId}</bdi>],
        channelChild.contentType,
        channelChild.layout,
        [
          channelChild.icon,
          row.icon && <Picture key="icon" src={row.icon} alt={t(channelChild.icon.label)} width={32} height={32} />,
        ],
        [
          channelChild.cover,
          row.cover && (
            <Picture key="cover" src={row.cover} alt={t(channelChild.cover.label)} width={188} height={80} />
          ),
        ],
        channelChild.remark,
        channelChild.defaultFlag,
        channelChild.commentFlag,
        channelChild.contentCount,
        channelChild.subscribeCount,
        channelChild.sort,
        channelChild.updateBy,
        channelChild.updateTime,
      ]}
      tabs={(row) => [{ key: 'content', label: t('columns.contentOrder'), children: <ContentOf channelId={row.id} /> }]}
    />
  )
}
