import './templates.css'
import { useMemo, useState } from 'react'
import * as socialActivities from '@/api/community/socialActivities'
import { useViewer } from '@/business/viewer'
import { type ActivityTemplate, activityTemplate, templateType } from '@/entities/community/activityTemplate'
import { is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { type Action, RowActions, Toggle } from '@/kit/actions/actions'
import { Dialog } from '@/kit/dialog/dialog'
import { ListScreen } from '@/kit/list/ListScreen'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { spanFilter } from '@/kit/list/spanFilter'
import { useScreen } from '@/kit/page/screen'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { named, plain, useFormats } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { to } from '@/routes'
import { SignPhone } from '../checkIns/parts/SignPhone'
import { EnrollPhone } from '../enrolments/parts/EnrollPhone'
import { presetValues } from '../enrolments/parts/enrollValues'
import { VotePhone } from '../votes/parts/VotePhone'
import { initialBy } from '../votes/parts/voteValues'
import { TemplateForm } from './parts/TemplateForm'
import { initialOf } from './parts/templateValues'

const Preview = ({ row, onClose }: { row: ActivityTemplate; onClose: () => void }) => {
  const t = useT()
  return (
    <Dialog
      open
      width={460}
      title={t('templates.previewOf', { name: plain(row.templateName) || plain(row.id) })}
      onClose={onClose}
    >
      {is(row.bizType, templateType.enroll) && <EnrollPhone of={{ cover: row.cover, ...presetValues(row.content) }} />}
      {is(row.bizType, templateType.vote) && <VotePhone of={{ cover: row.cover, ...initialBy(row.content) }} />}
      {is(row.bizType, templateType.sign) && (
        <SignPhone
          // Renders the stored values, including unknown codes.
          of={{ cover: row.cover, ...initialOf(row) } as Parameters<typeof SignPhone>[0]['of']}
          sessions={null}
        />
      )}
    </Dialog>
  )
}

const SORT = { field: activityTemplate.updateTime.key, order: 'desc' } as const
const FILTERS = [
  containsFilter(activityTemplate.templateName),
  activityTemplate.bizType,
  activityTemplate.status,
  containsFilter(activityTemplate.createBy),
  spanFilter(activityTemplate.updateTime),
]
const BUILT_IN = '系统'
const isBuiltIn = ({ createBy }: ActivityTemplate) => plain(createBy) === BUILT_IN
const isOn = ({ status }: ActivityTemplate) => is(status, enableStatus.enabled)
const nameOf = ({ templateName, id }: ActivityTemplate) => plain(templateName) || plain(id)
const PAGES = {
  [templateType.enroll]: '/activity-management/applyDetail',
  [templateType.vote]: '/activity-management/voteDetail',
  [templateType.sign]: '/activity-management/addSignAct',
} as const
// Undefined for an unknown kind.
const pageOf = ({ bizType }: ActivityTemplate) => PAGES[Number(bizType) as keyof typeof PAGES]

const Switch = ({ row, name, disabled }: { row: ActivityTemplate; name: string; disabled: boolean }) => {
  const t = useT()
  return (
    <Toggle
      on={isOn(row)}
      name={named(t(activityTemplate.status.label), name)}
      can="socialActivities.updateTemplate"
      disabled={disabled}
      change={(on) =>
        socialActivities.updateTemplate({ id: row.id, status: on ? enableStatus.enabled : enableStatus.disabled })
      }
      done={(on) => t(on ? 'templates.isOn' : 'templates.isOff')}
    />
  )
}

const Cover = ({ row }: { row: ActivityTemplate }) =>
  isPictureUrl(row.cover) ? (
    <PictureFrame src={row.cover} width={64} height={36} />
  ) : (
    <span className="template-empty" aria-hidden />
  )

const columnsOf = (hq: boolean): ColumnOf<ActivityTemplate>[] => [
  {
    field: activityTemplate.templateName,
    width: 220,
    cell: (row) => (
      <span className="template-name">
        <Cover row={row} />
        <bdi>{nameOf(row)}</bdi>
      </span>
    ),
  },
  activityTemplate.bizType,
  { field: activityTemplate.status, cell: (row) => <Switch row={row} name={nameOf(row)} disabled={!hq} /> },
  activityTemplate.fieldCount,
  activityTemplate.useCount,
  activityTemplate.remark,
  activityTemplate.createBy,
  activityTemplate.updateTime,
  activityTemplate.id,
]

const Card = ({ row, actions }: { row: ActivityTemplate; actions: readonly Action[] }) => {
  const t = useT()
  const { count } = useFormats()
  return (
    <article className="template-card" aria-label={nameOf(row)}>
      {isPictureUrl(row.cover) ? (
        <PictureFrame src={row.cover} width="100%" height={120} />
      ) : (
        <span className="template-empty" aria-hidden />
      )}
      <h3>
        <bdi>{nameOf(row)}</bdi>
      </h3>
      <div className="marks">
        <StatusTag field={activityTemplate.bizType} value={row.bizType} />
        <StatusTag field={activityTemplate.status} value={row.status} />
      </div>
      <p className="quiet">
        {t('templates.counts', { fields: count(row.fieldCount), uses: count(row.useCount) })}
        {plain(row.remark) && (
          <>
            {' · '}
            <bdi>{plain(row.remark)}</bdi>
          </>
        )}
      </p>
      <RowActions items={actions} name={nameOf(row)} />
    </article>
  )
}

type Opened = { how: 'edit' | 'copy' | 'preview'; id: string } | { how: 'new' }

export default function TemplateList() {
  const t = useT()
  const { hq } = useViewer()
  const { go } = useScreen()
  const [opened, open] = useState<Opened>()
  const columns = useMemo(() => columnsOf(hq), [hq])
  const close = () => open(undefined)
  const actionsOf = (row: ActivityTemplate): Action[] => {
    const page = pageOf(row)
    return [
      {
        label: 'templates.use',
        next: true,
        hide: !hq || !isOn(row) || page === undefined,
        run: () => page && go(to(page, { templateId: row.id })),
      },
      { label: 'templates.preview', run: () => open({ how: 'preview', id: row.id }) },
      {
        label: 'kit.edit',
        can: 'socialActivities.updateTemplate',
        hide: !hq || isBuiltIn(row),
        run: () => open({ how: 'edit', id: row.id }),
      },
      {
        label: 'kit.copy',
        can: 'socialActivities.createTemplate',
        hide: !hq,
        run: () => open({ how: 'copy', id: row.id }),
      },
      {
        label: 'kit.delete',
        can: 'socialActivities.removeTemplate',
        danger: true,
        hide: !hq || isOn(row) || isBuiltIn(row),
        ask: {
          title: t('templates.removeAsk', { name: nameOf(row) }),
          effect: t('templates.removeEffect', { count: numberIn(row.useCount) }),
          reason: t('templates.removeReason'),
        },
        run: (reason = '') => socialActivities.removeTemplate({ id: row.id, reason }),
        done: t('templates.removed'),
      },
    ]
  }
  return (
    <>
      <ListScreen
        load={socialActivities.listTemplates}
        rowKey={activityTemplate.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        create={{
          label: 'templates.new',
          can: 'socialActivities.createTemplate',
          hide: !hq,
          run: () => open({ how: 'new' }),
        }}
        actions={actionsOf}
        renderCard={(row) => <Card row={row} actions={actionsOf(row)} />}
      />
      {opened?.how === 'new' && <TemplateForm onClose={close} />}
      {opened && opened.how !== 'new' && (
        <LoadRecord
          key={opened.id}
          of={socialActivities.getTemplate.query({ id: opened.id })}
          title={t('templates.one')}
          asWindow={opened.how === 'preview'}
          onClose={close}
        >
          {(row) =>
            opened.how === 'preview' ? (
              <Preview row={row} onClose={close} />
            ) : (
              <TemplateForm {...(opened.how === 'edit' ? { row } : { copied: row })} onClose={close} />
            )
          }
        </LoadRecord>
      )}
    </>
  )
}
