import { useT } from '@/locales'

const MAX = 6

export const Unsaved = ({ title, changes }: { title: string; changes: readonly string[] }) => {
  const t = useT()
  return (
    <>
      <bdi>{title}</bdi>
      {changes.length > 0 && (
        <div className="quiet">
          {t('kit.changed', { fields: changes.slice(0, MAX).join(t('kit.comma')) })}
          {changes.length > MAX && ` +${changes.length - MAX}`}
        </div>
      )}
    </>
  )
}
