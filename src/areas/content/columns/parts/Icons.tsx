import { channelParent } from '@/entities/content/channel'
import { Picture } from '@/kit/show/Picture'
import { useT } from '@/locales'

const SIDE = 32

export const Icons = ({ row }: { row: { icon?: string; iconActive?: string } }) => {
  const t = useT()
  return (
    <>
      {row.icon && <Picture src={row.icon} alt={t(channelParent.icon.label)} width={SIDE} height={SIDE} />}
      {row.iconActive && (
        <Picture src={row.iconActive} alt={t(channelParent.iconActive.label)} width={SIDE} height={SIDE} />
      )}
    </>
  )
}
