import { findById } from '@/api/findById'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { tspLog as log } from '@/entities/vehicle/tspLog'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { plain } from '@/kit/show/format'
import { maskTail } from '@/lib/masks'
import { useT } from '@/locales'
import { CarLink } from './CarLink'
import { JsonTree } from './JsonTree'
import { logName } from './log'

/** A call between platform and TSP with what was sent and answered, over its list. */
export const TspLogPanel = () => {
  const t = useT()
  return (
    <RecordPanel
      wide
      load={(id) => findById(vehicleControl.listTspLogs, { id })}
      title={(row) => logName(row)}
      status={log.status}
      facts={(row) => [
        log.interfaceName,
        log.bizType,
        log.direction,
        log.provider,
        [log.vin, <CarLink key="vin" vin={row.vin} />],
        [log.iccid, maskTail(plain(row.iccid))],
        log.httpStatus,
        log.resultCode,
        log.message,
        log.costMs,
        log.retryCount,
        log.createTime,
        [
          log.requestNo,
          <PermittedLink
            key="no"
            digits
            text={row.requestNo}
            path="/carControl/caRcontrol-log"
            query={{ requestNo: row.requestNo }}
          />,
        ],
      ]}
    >
      {(row) => (
        <div className="json-panes">
          <JsonTree title={t(log.requestBody.label)} body={row.requestBody} />
          <JsonTree title={t(log.responseBody.label)} body={row.responseBody} />
        </div>
      )}
    </RecordPanel>
  )
}
