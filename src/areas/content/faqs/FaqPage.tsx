import './faqs.css'
import * as qaa from '@/api/content/qaa'
import * as socialChannels from '@/api/content/socialChannels'
import { useViewer } from '@/business/viewer'
import { qaa as fields } from '@/entities/content/qaa'
import { shelfStatus } from '@/entities/content/shared'
import { is } from '@/entities/field'
import { useLeave } from '@/kit/page/back'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { H5Link } from '../parts/H5Link'
import { useShelfActions } from '../parts/ShelfSwitch'
import { HelpRate, SeriesTags } from './parts/cells'
import { FaqForm } from './parts/FaqForm'
import { FaqPhone } from './parts/FaqPhone'
import { QAA_SHELF, qaaDown } from './parts/shelf'
import { Votes } from './parts/Votes'

/** One question with its answer, what readers said of it, and the help page as it looks. */
export default function FaqPage() {
  const t = useT()
  const may = useMay()
  const leave = useLeave()
  const { head } = useViewer()
  const shelf = useShelfActions(QAA_SHELF)
  return (
    <RecordScreen
      load={qaa.get}
      title={({ title }) => title}
      status={fields.status}
      create={head && may('qaa.create') && t('faqs.new')}
      edits={() => head && may('qaa.update')}
      form={(row) => <FaqForm key={row?.id ?? 'new'} row={row} />}
      actions={(row) =>
        head
          ? [
              ...shelf(row, qaaDown(row, t)),
              {
                label: 'kit.delete',
                can: 'qaa.remove',
                danger: true,
                hide: is(row.status, shelfStatus.up),
                ask: { title: t('columns.deleteAsk', { name: row.title }) },
                run: () => qaa.remove({ id: row.id }),
                done: t('columns.deleted'),
                leave,
              },
            ]
          : []
      }
      tools={(row) => (
        <H5Link ask={socialChannels.getHtmlUrl.query({ contentType: 'qaa', id: row.id }, { quiet: true })} />
      )}
      phone={(row) => <FaqPhone of={row} />}
      facts={(row) => [
        fields.id,
        fields.category,
        [fields.seriesNames, <SeriesTags key="series" names={row.seriesNames} />],
        fields.keywords,
        fields.hotFlag,
        fields.viewCount,
        [fields.usefulRate, <HelpRate key="rate" row={row} />],
        fields.sort,
        fields.createTime,
        fields.updateBy,
        fields.updateTime,
      ]}
    >
      {(row) => <Votes row={row} />}
    </RecordScreen>
  )
}
