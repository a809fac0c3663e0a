const TRAILS = [
  ['M-40 905C210 770 420 640 566 482', 7, 'tail'],
  ['M-40 960C240 810 446 650 569 483', 3, 'tail'],
  ['M60 1000C300 830 470 660 572 484', 9, 'tail'],
  ['M190 1000C370 850 505 670 576 485', 2.5, 'tail'],
  ['M1010 1000C860 830 690 640 600 484', 8, 'head'],
  ['M900 1000C790 850 672 650 597 485', 3, 'head'],
  ['M1090 960C900 800 712 640 603 483', 4, 'head'],
  ['M1120 880C920 740 730 610 606 482', 6, 'brand'],
] as const

const STARS = [
  [92, 96, 1.4],
  [204, 190, 1],
  [318, 70, 1.2],
  [402, 236, 0.9],
  [508, 120, 1.5],
  [634, 62, 1],
  [742, 184, 1.3],
  [838, 96, 1],
  [930, 226, 1.4],
  [156, 300, 0.9],
  [690, 292, 1],
  [1010, 140, 1],
] as const

const Night = () => (
  <svg viewBox="0 0 1080 1000" preserveAspectRatio="xMidYMax slice" aria-hidden>
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="sky-high" />
        <stop offset="0.36" className="sky-middle" />
        <stop offset="0.485" className="sky-low" />
      </linearGradient>
      <radialGradient id="dawn" cx="0.545" cy="0.482" r="0.42" gradientTransform="translate(0 0.26) scale(1 0.46)">
        <stop offset="0" className="dawn-core" />
        <stop offset="0.22" className="dawn-mid" />
        <stop offset="1" className="dawn-end" />
      </radialGradient>
      <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="ground-far" />
        <stop offset="1" className="ground-near" />
      </linearGradient>
      <linearGradient id="tail" gradientUnits="userSpaceOnUse" x1="580" y1="484" x2="160" y2="1000">
        <stop offset="0" stopColor="#ffd9a8" />
        <stop offset="0.35" stopColor="#ff6a4d" />
        <stop offset="1" stopColor="#ff2d55" stopOpacity="0.12" />
      </linearGradient>
      <linearGradient id="head" gradientUnits="userSpaceOnUse" x1="598" y1="484" x2="960" y2="1000">
        <stop offset="0" stopColor="#ffffff" />
        <stop offset="0.4" stopColor="#dcecff" />
        <stop offset="1" stopColor="#9cc7ff" stopOpacity="0.1" />
      </linearGradient>
      <linearGradient id="brand" gradientUnits="userSpaceOnUse" x1="598" y1="484" x2="1080" y2="880">
        <stop offset="0" stopColor="#ffffff" />
        <stop offset="0.4" className="trail-brand" />
        <stop offset="1" className="trail-brand" stopOpacity="0.1" />
      </linearGradient>
      <filter id="glow" x="-20%" y="-20%" width="140%" height="140%">
        <feGaussianBlur stdDeviation="9" />
      </filter>
    </defs>
    <rect width="1080" height="1000" fill="url(#sky)" />
    {STARS.map(([x, y, r]) => (
      <circle key={x} cx={x} cy={y} r={r} className="star" />
    ))}
    <rect y="200" width="1080" height="420" fill="url(#dawn)" />
    <path
      className="hill-far"
      d="M0 486V452l96-34 84 22 118-58 92 46 88-22 96 50 70-20 96 24 104-62 108 48 72-18 56 22v36Z"
    />
    <path className="hill-near" d="M0 490v-20l140-26 130 30 150-20 110 26h120l130-32 150 26 150-22v38Z" />
    <rect y="484" width="1080" height="516" fill="url(#ground)" />
    <path className="road" d="M576 484h26l640 516H-90Z" />
    <path
      className="lane"
      d="m588.6 500 1.6 0 5 28h-7.4ZM588 556h10l6 46h-15ZM589 640h18l10 76h-26ZM592 770h32l18 130h-44Z"
    />
    <g fill="none" strokeLinecap="round">
      <g filter="url(#glow)" opacity="0.75">
        {TRAILS.map(([path, width, tone]) => (
          <path key={path} d={path} strokeWidth={width * 2.2} stroke={`url(#${tone})`} />
        ))}
      </g>
      {TRAILS.map(([path, width, tone]) => (
        <path key={path} d={path} strokeWidth={width * 0.55} stroke={`url(#${tone})`} />
      ))}
    </g>
  </svg>
)

export default Night
