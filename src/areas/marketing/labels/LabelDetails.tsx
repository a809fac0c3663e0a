import './labels.css'
import { ArrowLeftOutlined } from '@ant-design/icons'
import { Flex } from 'antd'
import * as labels from '@/api/labels'
import { type Label, label } from '@/entities/marketing/label'
import { NoRecord } from '@/business/NoRecord'
import { Actions } from '@/kit/actions/actions'
import { useBack } from '@/kit/back'
import { StatusTag } from '@/kit/kinds'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { LabelMark } from '../parts/LabelTags'
import { useMaterialViewer } from '../parts/material'
import { RecordPage } from '../parts/RecordPage'
import { useLeave } from '../parts/useLeave'
import { useLabelActions } from './parts/actions'
import { LabelForm } from './parts/LabelForm'
import { Carriers } from './parts/Carriers'

const LIST = '/marketing-management/label'

/** One label: made or changed, switched on and off, with the materials that carry it. */
export default function LabelDetails() {
  const may = useMay()
  const { hq, writes } = useMaterialViewer()
  const edits = hq && writes
  if (!hq) return <NoRecord list={LIST} />
  return (
    <RecordPage<Label>
      list={LIST}
      load={(id) => labels.get.query({ id }, { quiet: true })}
      creates={edits && may('labels.create')}
      form={(row) => (
        <>
          {row && <Head row={row} />}
          <section className="card">
            <LabelForm row={row} disabled={row !== undefined && (!edits || !may('labels.update'))} />
          </section>
          {row && <Carriers id={row.id} />}
        </>
      )}
    />
  )
}

const Head = ({ row }: { row: Label }) => {
  const t = useT()
  const back = useBack(LIST)
  const leave = useLeave(LIST)
  const moves = useLabelActions()
  return (
    <section className="card">
      <Flex justify="space-between" align="center" wrap gap={12}>
        <Flex gap={8} align="center" wrap>
          <LabelMark label={row} />
          <StatusTag field={label.status} value={row.status} />
          <span className="quiet">{t('labels.usedBy', { count: Number(row.useCount) })}</span>
        </Flex>
        <Actions items={[...moves(row, leave), { label: 'leads.toList', icon: <ArrowLeftOutlined />, run: back }]} />
      </Flex>
    </section>
  )
}
