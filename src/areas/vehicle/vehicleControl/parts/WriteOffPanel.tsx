import { Alert } from 'antd'
import { findById } from '@/api/findById'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { is } from '@/entities/field'
import { type TspWriteOff, tspWriteOff as field, writeOffStatus } from '@/entities/vehicle/tspWriteOff'
import type { Action } from '@/kit/actions/actions'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { plain } from '@/kit/show/format'
import { isBlank } from '@/lib/given'
import { maskTail } from '@/lib/masking'
import { formatTime } from '@/lib/time'
import { type TextKey, useT } from '@/locales'
import { Course, reached } from '../../parts/Course'
import { CarLink } from './CarLink'
import { Evidence } from './carFields'
import { CANCEL, WriteOffState, writeOffName } from './writingOff'
import { WriteOffWizard } from './WriteOffWizard'

const WriteOffCourse = ({ row }: { row: TspWriteOff }) => {
  const t = useT()
  const isFailed = is(row.status, writeOffStatus.failed)
  const isDone = is(row.status, writeOffStatus.done)
  const isAccepted = isDone || isFailed || is(row.status, writeOffStatus.running)
  const step = (title: TextKey, isReached: boolean, time: unknown, bad = false) =>
    reached(t(title), isReached || !isBlank(time), formatTime(time), bad)
  return (
    <Course
      label="vehicleControl.course"
      steps={[
        step('vehicleControl.stepApplied', true, row.createTime),
        step('vehicleControl.stepTaken', isAccepted, row.acceptTime),
        step('vehicleControl.stepTsp', isDone, row.tspTime, isFailed),
        step('vehicleControl.stepSim', isDone, row.simTime),
        step('vehicleControl.stepFinished', isDone, row.finishTime),
      ]}
    />
  )
}

export const WriteOffPanel = ({ actions }: { actions: (row: TspWriteOff) => Action[] }) => {
  const t = useT()
  return (
    <RecordPanel
      load={(id) => findById(vehicleControl.listTspWriteOffs, { id })}
      title={writeOffName}
      status={field.status}
      marks={(row) => is(row.status, writeOffStatus.running) && <WriteOffState row={row} />}
      actions={actions}
      form={(row, mode, close) =>
        mode === CANCEL && is(row.status, writeOffStatus.toDecide) ? (
          <WriteOffWizard row={row} onClose={close} />
        ) : undefined
      }
      facts={(row) => [
        {
          title: 'vehicleControl.car',
          facts: [
            [field.vin, <CarLink key="vin" vin={row.vin} />],
            field.plate,
            field.seriesName,
            field.tboxNo,
            [field.iccid, maskTail(plain(row.iccid))],
            field.serviceEndTime,
          ],
        },
        { title: 'vehicleControl.owner', facts: [field.userName, field.phone, field.dealerName] },
        {
          title: 'vehicleControl.request',
          facts: [
            ...[field.writeOffNo, field.source, field.reasonType, field.remark],
            ...[field.createBy, field.createTime, field.finishTime],
          ],
        },
      ]}
    >
      {(row) => (
        <>
          <h3 className="section-title">{t('vehicleControl.course')}</h3>
          {is(row.status, writeOffStatus.failed) && !isBlank(row.failReason) && (
            <Alert type="error" showIcon className="space-below" title={plain(row.failReason)} />
          )}
          <WriteOffCourse row={row} />
          <h3 className="section-title">{t(field.images.label)}</h3>
          <Evidence label={t(field.images.label)} urls={row.images} />
        </>
      )}
    </RecordPanel>
  )
}
