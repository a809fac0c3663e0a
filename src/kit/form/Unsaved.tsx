import { useT } from '@/locales'

/** So many fields are named; of more the number is enough. */
const MAX = 6

/** What would be lost with a form: its title, and the fields that were changed. */
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
