import { Alert, Tag } from 'antd'
import type { MenuIndex } from '@/business/menuTicks'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { above } from '@/kit/tree/tree'
import { useT } from '@/locales'

export interface Change {
  added: string[]
  removed: string[]
  /** Labels of the old and the new data scope, if it changes. */
  scope?: { from: string; to: string }
}

const Listed = ({
  title,
  ids,
  index,
  tone,
}: {
  title: string
  ids: readonly string[]
  index: MenuIndex
  tone: 'success' | 'error'
}) =>
  ids.length > 0 && (
    <section>
      <h3 className="section-title">{title}</h3>
      <ul className="difference">
        {ids.map((id) => (
          <li key={id}>
            <Tag color={tone}>{tone === 'success' ? '+' : '−'}</Tag>
            <bdi>
              {[...above(index, id).toReversed(), index.get(id)?.node].map((node) => node?.title ?? id).join(' / ')}
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  )

export const Difference = ({
  change,
  index,
  users,
  own,
  answer,
}: {
  change: Change | undefined
  index: MenuIndex
  /** Null if the server did not report it. */
  users: number | null
  own: boolean
  answer: (go: boolean) => void
}) => {
  const t = useT()
  return (
    <Dialog
      open={change !== undefined}
      title={t('roles.difference')}
      width={600}
      onClose={() => answer(false)}
      footer={<DialogButtons safe ok={t('roles.saveAnyway')} onOk={() => answer(true)} onClose={() => answer(false)} />}
    >
      {change && (
        <div className="difference-body">
          <Alert
            type={users !== 0 ? 'warning' : 'info'}
            showIcon
            title={t('roles.touched', { count: users })}
            description={own ? t('roles.own') : undefined}
          />
          {change.scope && (
            <section>
              <h3 className="section-title">{t('role.dataScope')}</h3>
              <p>{t('roles.scopeChange', change.scope)}</p>
            </section>
          )}
          <Listed
            title={t('roles.added', { count: change.added.length })}
            ids={change.added}
            index={index}
            tone="success"
          />
          <Listed
            title={t('roles.removed', { count: change.removed.length })}
            ids={change.removed}
            index={index}
            tone="error"
          />
        </div>
      )}
    </Dialog>
  )
}
