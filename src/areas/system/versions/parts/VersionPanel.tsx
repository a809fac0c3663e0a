import { Tag } from 'antd'
import { findById } from '@/api/findById'
import * as versions from '@/api/system/versions'
import { is } from '@/entities/field'
import { type AppVersion, appVersion as v } from '@/entities/system/appVersion'
import { updateType } from '@/entities/system/enums'
import type { Action } from '@/kit/actions/actions'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Facts } from '@/kit/show/Facts'
import { orDash } from '@/kit/show/Blank'
import { StatusTag } from '@/kit/show/kinds'
import { LinkCard } from '@/kit/show/LinkCard'
import { useT } from '@/locales'
import { isFromStore } from '../clients'
import { UpdateWindow } from './UpdateWindow'

export const VersionPanel = ({
  isCurrent,
  actions,
}: {
  isCurrent: (row: AppVersion) => boolean
  actions: (row: AppVersion) => readonly Action[]
}) => {
  const t = useT()
  return (
    <RecordPanel
      load={(id) => findById(versions.list, { id })}
      title={(row) => row.versionNo}
      status={v.status}
      marks={(row) => (
        <>
          <StatusTag field={v.appType} value={row.appType} />
          {isCurrent(row) && <Tag color="success">{t('versions.current')}</Tag>}
        </>
      )}
      actions={actions}
    >
      {(row) => <Version row={row} />}
    </RecordPanel>
  )
}

const Version = ({ row }: { row: AppVersion }) => {
  const forced = is(row.updateType, updateType.forced) ? [[v.minVersionCode, orDash(row.minVersionCode)] as const] : []
  const link = row.packageUrl || row.storeUrl
  return (
    <div className="version-view">
      <UpdateWindow {...row} />
      <div className="version-facts">
        <Facts
          row={row}
          fields={[
            v.versionNo,
            [v.versionCode, row.versionCode],
            v.updateType,
            ...forced,
            v.grayPercent,
            ...(isFromStore(row.appType) ? [] : [v.packageSize, v.md5]),
            ...[v.publishTime, v.updateBy, v.updateTime, v.title, v.content],
          ]}
        />
        {link && <LinkCard url={link} />}
      </div>
    </div>
  )
}
