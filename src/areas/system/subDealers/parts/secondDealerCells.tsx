import { pointIn } from '@/api/geo'
import * as orders from '@/api/orders/orders'
import { StepList } from '@/business/ApprovalSteps'
import type { ApprovalRecord } from '@/entities/shared/approvalRecord'
import { applyType, approvalAction, auditStatus as auditStatuses } from '@/entities/shared/enums'
import { optionOf } from '@/entities/field'
import { placeText } from '@/entities/shared/place'
import { type SecondDealer, secondDealer } from '@/entities/shared/secondDealer'
import type { SecondDealerApproval } from '@/entities/shared/secondDealerApproval'
import { Blank, Words } from '@/kit/show/Blank'
import { Facts } from '@/kit/show/Facts'
import { FilePreview } from '@/kit/form/FileBox'
import { Failed, useLoad } from '@/kit/data/load'
import { PlaceMap } from '@/kit/map/PlaceMap'
import { Pictures } from '@/kit/show/Picture'
import { type Translate, useT } from '@/locales'
import { ParentName } from './secondDealerColumns'

const MAX = 50

export const SecondFacts = ({ row }: { row: SecondDealer }) => {
  const t = useT()
  const {
    id,
    dealerCode,
    dealerName,
    parentDealerCode,
    areaName,
    region,
    address,
    location,
    distanceKm,
    storeType,
    contactName,
    contactPhone,
  } = secondDealer
  const at = pointIn(row.location)
  const { license, images, acceptClueFlag, auditStatus, auditRemark, status, openDate, createTime } = secondDealer
  return (
    <>
      <Facts
        row={row}
        fields={[
          ...[id, dealerCode, dealerName],
          [parentDealerCode, <ParentName key="parent" row={row} />],
          areaName,
          [region, <Words key="region">{placeText(row)}</Words>],
          ...[
            address,
            location,
            distanceKm,
            storeType,
            contactName,
            contactPhone,
            acceptClueFlag,
            auditStatus,
            auditRemark,
            status,
            openDate,
            createTime,
          ],
          [license, row.license ? <FilePreview key="licence" url={row.license} alt={t(license.label)} /> : <Blank />],
        ]}
      />
      {at && <PlaceMap at={at} name={row.dealerName} />}
      <h3 className="section-title">{t(images.label)}</h3>
      <Pictures urls={row.images} width={128} height={96} />
    </>
  )
}

const stepsOf = (row: SecondDealerApproval, t: Translate): ApprovalRecord[] => {
  const type = optionOf(applyType, row.applyType)
  const common = { approvalId: row.id, roleName: '', nodeName: type ? t(type.label) : '' }
  const status = Number(row.status)
  return [
    {
      ...common,
      id: `${row.id}-1`,
      operator: row.applyBy,
      action: approvalAction.submit,
      opinion: '',
      createTime: row.applyTime,
    },
    {
      ...common,
      id: `${row.id}-2`,
      nodeName: t('subDealers.headStep'),
      operator: status === auditStatuses.waiting ? '' : row.approveBy,
      action:
        status === auditStatuses.waiting
          ? approvalAction.wait
          : status === auditStatuses.approved
            ? approvalAction.approve
            : approvalAction.reject,
      opinion: row.opinion,
      createTime: row.approveTime,
    },
  ]
}

export const Applied = ({ secondId }: { secondId: string }) => {
  const t = useT()
  const { data, error, retry } = useLoad(
    orders.listSecondDealerApprovals.query(
      { secondId, sortField: 'applyTime', sortOrder: 'asc', pageNo: 1, pageSize: MAX },
      { quiet: true },
    ),
    { keep: false },
  )
  if (error) return <Failed compact error={error} retry={retry} />
  return data ? <StepList records={data.records.flatMap((row) => stepsOf(row, t))} /> : null
}
