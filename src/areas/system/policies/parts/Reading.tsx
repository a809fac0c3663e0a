import { type Policy, policy } from '@/entities/system/policy'
import { Facts } from '@/kit/show/Facts'
import { LinkCard } from '@/kit/show/LinkCard'
import { useT } from '@/locales'
import { isGuide } from '../kinds'
import { Frames } from './Frames'

export const Reading = ({ row }: { row: Policy }) => {
  const t = useT()
  const f = policy
  const agreed = isGuide(row.type) ? [] : [f.confirmFlag]
  return (
    <div className="policy-reading">
      <Frames title={row.title} content={row.content} clients={row.appTypes ?? []}>
        <Facts
          row={row}
          fields={[
            f.title,
            f.type,
            f.versionNo,
            f.status,
            f.appTypes,
            ...agreed,
            f.startTime,
            f.endTime,
            f.publishBy,
            f.publishTime,
            f.updateBy,
            f.updateTime,
            f.changeNote,
          ]}
        />
        {row.url && (
          <section aria-label={t('policy.url')}>
            <h3 className="section-title">{t('policy.url')}</h3>
            <LinkCard url={row.url} />
          </section>
        )}
      </Frames>
    </div>
  )
}
