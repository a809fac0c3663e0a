import './versions.css'
import { Button, Space, Tag, Tooltip } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import * as versions from '@/api/system/versions'
import { numberIn } from '@/lib/counts'
import { is } from '@/entities/field'
import { type AppVersion, appVersion } from '@/entities/system/appVersion'
import { updateType, versionStatus } from '@/entities/system/enums'
import type { Action } from '@/kit/actions/actions'
import { useLoad } from '@/kit/data/load'
import { useAction } from '@/kit/data/useAction'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { Dialog } from '@/kit/dialog/dialog'
import { FormPanel } from '@/kit/form/FormPanel'
import { ListScreen } from '@/kit/list/ListScreen'
import type { ColumnOf } from '@/kit/list/columns'
import { dateRangeFilter, segmentedFilter } from '@/kit/list/filters'
import { useOpened } from '@/kit/page/opened'
import { orDash } from '@/kit/show/Blank'
import { LinkCard } from '@/kit/show/LinkCard'
import { useFormats } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { currentOf } from './clients'
import { VersionForm } from './parts/VersionForm'
import { VersionPanel } from './parts/VersionPanel'

/** Extends a published version to more users; it can never be reduced. */
const ShareDialog = ({ row, onClose }: { row: AppVersion; onClose: () => void }) => {
  const t = useT()
  const { percent } = useFormats()
  const share = numberIn(row.grayPercent)
  return (
    <FormPanel
      open
      width={440}
      title={t('versions.widenTitle', { version: row.versionNo })}
      name={`share:${row.id}`}
      initial={{ grayPercent: 100 }}
      save={({ grayPercent }) => versions.update({ id: row.id, grayPercent })}
      done={t('versions.widened')}
      onClose={onClose}
    >
      {({ Field }) => (
        <Field
          of={appVersion.grayPercent}
          required
          hint={t('versions.shareNow', { share: percent(share, 0) })}
          check={(value) =>
            Number.isInteger(value)
              ? share === null || Number(value) > share
                ? undefined
                : t('versions.onlyUp', { share: percent(share, 0) })
              : t('rule.integer')
          }
        />
      )}
    </FormPanel>
  )
}

const v = appVersion
const FILTERS = [segmentedFilter(v.appType), v.versionNo, v.updateType, v.status, dateRangeFilter(v.publishTime)]
const SORT = { field: v.updateTime.key, order: 'desc' } as const
const PUBLISHED = {
  status: [versionStatus.published],
  sortField: v.versionCode.key,
  sortOrder: 'desc',
  pageSize: 500,
} as const
const nameOf = (row: AppVersion) => row.versionNo

type Open =
  | { kind: 'new'; from?: AppVersion }
  | { kind: 'view' | 'edit' | 'share' | 'link' | 'publish'; row: AppVersion }

export default function VersionList() {
  const t = useT()
  const may = useMay()
  const { open: openRecord } = useOpened()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { data } = useLoad(versions.list.query(PUBLISHED, { quiet: true }))
  const current = useMemo(() => currentOf(data?.records ?? []), [data])
  const isCurrent = useCallback((row: AppVersion) => current.get(String(row.appType))?.id === row.id, [current])

  const columns = useMemo(
    (): ColumnOf<AppVersion>[] => [
      {
        field: v.versionNo,
        width: 150,
        cell: (row) => (
          <Space size={4}>
            <Button type="link" className="version-link" onClick={() => openRecord('detail', row.id)}>
              <bdi>{orDash(row.versionNo)}</bdi>
            </Button>
            {isCurrent(row) && <Tag color="success">{t('versions.current')}</Tag>}
          </Space>
        ),
      },
      v.status,
      { field: v.appType, width: 210, cell: (row) => <StatusTag field={v.appType} value={row.appType} /> },
      v.grayPercent,
      { field: v.updateType, width: 130, cell: (row) => <StatusTag field={v.updateType} value={row.updateType} /> },
      {
        field: v.content,
        width: 280,
        cell: (row) => (
          <Tooltip title={<span className="version-lines">{row.content}</span>}>
            <span className="version-news">{row.content}</span>
          </Tooltip>
        ),
      },
      v.publishTime,
      { field: v.packageSize, width: 100, cell: (row) => row.packageSize || '—' },
      { field: v.versionCode, width: 110, cell: (row) => <span className="digits">{row.versionCode}</span> },
      v.updateBy,
      v.updateTime,
    ],
    [isCurrent, openRecord, t],
  )
  const actionsOf = (row: AppVersion): Action[] => {
    const status = Number(row.status)
    return [
      {
        label: 'kit.edit',
        can: 'versions.update',
        hide: status !== versionStatus.draft,
        run: () => setOpen({ kind: 'edit', row }),
      },
      {
        label: 'versions.publish',
        next: true,
        can: 'versions.update',
        hide: status !== versionStatus.draft,
        run: () => setOpen({ kind: 'publish', row }),
      },
      {
        label: 'versions.widen',
        next: true,
        can: 'versions.update',
        hide: status !== versionStatus.published || Number(row.grayPercent) >= 100,
        run: () => setOpen({ kind: 'share', row }),
      },
      {
        label: 'versions.withdraw',
        can: 'versions.update',
        danger: true,
        hide: status !== versionStatus.published,
        ask: { title: t('versions.askWithdraw', { name: row.versionNo }), effect: t('versions.withdrawEffect') },
        run: () => versions.update({ id: row.id, status: versionStatus.withdrawn }),
        done: t('versions.withdrawn'),
      },
      {
        label: 'versions.publishAgain',
        next: true,
        can: 'versions.update',
        hide: status !== versionStatus.withdrawn,
        ask: { title: t('versions.askPublish', { name: row.versionNo }) },
        run: () => versions.update({ id: row.id, status: versionStatus.published }),
        done: t('versions.published'),
      },
      { label: 'versions.link', hide: !row.packageUrl, run: () => setOpen({ kind: 'link', row }) },
      { label: 'versions.copy', can: 'versions.create', run: () => setOpen({ kind: 'new', from: row }) },
    ]
  }
  const publish = (row: AppVersion) => setOpen({ kind: 'publish', row })
  return (
    <>
      <ListScreen
        load={versions.list}
        rowKey={v.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        actions={(row) => [{ label: 'kit.detail', run: () => openRecord('detail', row.id) }, ...actionsOf(row)]}
        emptyText={t('versions.none')}
        create={{ label: 'versions.new', can: 'versions.create', run: () => setOpen({ kind: 'new' }) }}
      />
      <VersionPanel isCurrent={isCurrent} actions={actionsOf} />
      {open?.kind === 'new' && may('versions.create') && (
        <VersionForm from={open.from} current={current} onClose={close} onPublish={publish} />
      )}
      {open?.kind === 'edit' && <VersionForm draft={open.row} current={current} onClose={close} onPublish={publish} />}
      {open?.kind === 'share' && <ShareDialog row={open.row} onClose={close} />}
      <Dialog open={open?.kind === 'link'} title={t('versions.link')} onClose={close}>
        {open?.kind === 'link' && <LinkCard url={open.row.packageUrl} />}
      </Dialog>
      <PublishVersion row={open?.kind === 'publish' ? open.row : undefined} onClose={close} />
    </>
  )
}

const PublishVersion = ({ row, onClose }: { row: AppVersion | undefined; onClose: () => void }) => {
  const t = useT()
  const { percent } = useFormats()
  const { act, busy } = useAction()
  const forced = is(row?.updateType, updateType.forced)
  const publish = async () => {
    if (
      row &&
      (await act(() => versions.update({ id: row.id, status: versionStatus.published }), {
        done: t('versions.published'),
      }))
    )
      onClose()
  }
  return (
    <ConfirmDialog
      busy={busy}
      onCancel={onClose}
      onOk={() => void publish()}
      question={
        row && {
          title: t('versions.askPublish', { name: row.versionNo }),
          effect: forced
            ? t('versions.forcedEffect')
            : t('versions.publishEffect', { share: percent(row.grayPercent, 0) }),
          danger: forced,
          typed: forced ? row.versionNo : undefined,
          okText: t('versions.publish'),
        }
      }
    />
  )
}
