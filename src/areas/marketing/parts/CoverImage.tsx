import { Blank } from '@/kit/show/Blank'
import { Picture } from '@/kit/show/Picture'

export const CoverImage = ({
  src,
  alt,
  height = 40,
  aspect = 16 / 9,
}: {
  src: string | undefined
  alt: string
  height?: number
  aspect?: number
}) => (src ? <Picture src={src} alt={alt} width={Math.round(height * aspect)} height={height} /> : <Blank />)
