import './activities.css'
import { Skeleton } from 'antd'
import * as activities from '@/api/community/socialActivities'
import { enableStatus } from '@/entities/shared/enums'
import { Failed, useLoad } from '@/kit/data/load'
import { Dialog } from '@/kit/dialog/dialog'
import { plain } from '@/kit/show/format'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'

interface TemplatePickerProps {
  /** Code of `templateType`. */
  bizType: number
  /** Also offers a blank start, which passes no id. */
  blank?: boolean
  onPick: (id: string | undefined) => void
  onClose: () => void
}

export const TemplatePicker = ({ bizType, blank = false, onPick, onClose }: TemplatePickerProps) => {
  const t = useT()
  const { data, error, first, retry } = useLoad(
    activities.listTemplates.query(
      { bizType, status: enableStatus.enabled, pageNo: 1, pageSize: 100 },
      { quiet: true },
    ),
  )
  const rows = data?.records ?? []
  return (
    <Dialog open title={t(blank ? 'activities.new' : 'activities.chooseTemplate')} width={640} onClose={onClose}>
      {error && !data && <Failed compact error={error} retry={retry} />}
      {first && <Skeleton active />}
      {data && !rows.length && <p className="quiet">{t('activities.noTemplates')}</p>}
      <ul className="templates">
        {blank && (
          <li>
            <button type="button" onClick={() => onPick(undefined)}>
              <span className="template-blank" aria-hidden>
                +
              </span>
              <strong>{t('activities.blank')}</strong>
              <small className="quiet">{t('activities.blankHint')}</small>
            </button>
          </li>
        )}
        {rows.map(({ id, templateName, cover, remark, fieldCount }) => (
          <li key={id}>
            <button type="button" onClick={() => onPick(id)}>
              {isPictureUrl(cover) ? <PictureFrame src={cover} /> : <span className="template-blank" />}
              <strong>
                <bdi>{plain(templateName) || id}</bdi>
              </strong>
              <small className="quiet">
                {t('activities.fields', { count: fieldCount })}
                {plain(remark) && ` · ${plain(remark)}`}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
