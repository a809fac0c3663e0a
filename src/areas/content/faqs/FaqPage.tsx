import './faqs.css'
import { DislikeOutlined, LikeOutlined } from '@ant-design/icons'
import { useState } from 'react'
import * as qaa from '@/api/content/qaa'
import type { QaaInput } from '@/api/content/qaa'
import * as socialChannels from '@/api/content/socialChannels'
import { useViewer } from '@/business/viewer'
import { qaa as fields, type Qaa, type QaaPage } from '@/entities/content/qaa'
import { shelfStatus } from '@/entities/content/shared'
import { is, isYes } from '@/entities/field'
import { FormScreen } from '@/kit/form/FormScreen'
import { useLeave } from '@/kit/page/back'
import { useSavedPage } from '@/kit/page/savedPage'
import { useScreen } from '@/kit/page/screen'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { PhoneText } from '@/kit/rich/PhoneText'
import { Card } from '@/kit/show/Card'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { SmallTable } from '@/kit/show/SmallTable'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { numberIn, sumOf } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { H5Link } from '../parts/H5Link'
import { useShelfActions } from '../parts/ShelfSwitch'
import { FaqFields } from './parts/FaqFields'
import { HelpRate, SeriesTags } from './parts/faqCells'
import { QAA_SHELF, qaaDown } from './parts/shelf'

const Votes = ({ row }: { row: QaaPage }) => {
  const t = useT()
  const { count } = useFormats()
  const [good, bad] = [numberIn(row.usefulCount), numberIn(row.uselessCount)]
  const all = sumOf([good, bad])
  return (
    <Card title={t('faqs.votes')}>
      <div className="faq-votes" aria-hidden>
        {!!all && <span style={{ width: `${((good ?? 0) / all) * 100}%` }} />}
      </div>
      <p className="digits">
        {t(fields.usefulCount.label)} {count(good)} / {t(fields.uselessCount.label)} {count(bad)}
      </p>
      <SmallTable
        rowKey="date"
        dataSource={row.votes}
        columns={[
          { title: t('faqs.day'), dataIndex: 'date' },
          { title: t(fields.usefulCount.label), dataIndex: 'usefulCount', render: count },
          { title: t(fields.uselessCount.label), dataIndex: 'uselessCount', render: count },
        ]}
      />
    </Card>
  )
}

const HEIGHT = 560

const FaqPhone = ({ of }: { of: Partial<Pick<Qaa, 'title' | 'content' | 'category' | 'hotFlag'>> }) => {
  const t = useT()
  return (
    <PhoneFrame title={optionName(t, fields.category, of.category) || t('faqs.help')} height={HEIGHT}>
      <div className="faq-head">
        <bdi>{plain(of.title).trim() || t('faqs.noTitle')}</bdi>
        {isYes(of.hotFlag) && <Mark>{t('faqs.hot')}</Mark>}
      </div>
      <PhoneText html={of.content} none={t('faqs.noAnswer')} />
      <div className="faq-foot">
        <span>
          <LikeOutlined aria-hidden /> {t(fields.usefulCount.label)}
        </span>
        <span>
          <DislikeOutlined aria-hidden /> {t(fields.uselessCount.label)}
        </span>
      </div>
    </PhoneFrame>
  )
}

const NEW: QaaInput = { seriesCodes: [], keywords: [], hotFlag: 0, sort: 0 }

const FaqForm = ({ row }: { row?: QaaPage }) => {
  const t = useT()
  const may = useMay()
  const { setQuery } = useScreen()
  const showSaved = useSavedPage()
  const [resetKey, setResetKey] = useState(0)
  const [goesOn, setGoesOn] = useState(false)
  const isUp = row !== undefined && is(row.status, shelfStatus.up)
  return (
    <FormScreen<QaaInput>
      key={resetKey}
      name="qaa"
      row={row}
      initial={row ? { ...row, sort: numberIn(row.sort) ?? undefined } : NEW}
      create={qaa.create}
      update={qaa.update}
      read={qaa.get}
      publish={
        !isUp &&
        may('qaa.shelve') && {
          label: 'columns.saveUp',
          run: (id, options) => qaa.shelve({ id, status: shelfStatus.up }, options),
          done: t('columns.savedUp'),
        }
      }
      done={t('columns.saved')}
      onSaved={(id) => {
        if (!goesOn) return showSaved(id)
        setResetKey(resetKey + 1)
        setQuery({ id: undefined })
        return false
      }}
      phone={(values) => <FaqPhone of={values} />}
    >
      {({ Field }) => <FaqFields Field={Field} row={row} next={row ? undefined : { on: goesOn, set: setGoesOn }} />}
    </FormScreen>
  )
}

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
