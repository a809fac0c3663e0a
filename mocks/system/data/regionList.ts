/** Code, name, pinyin, sales area, and the cities as lines of code, name and pinyin. */
export const provinceList: readonly (readonly [string, string, string, string, string])[] = [
  ['110000', '北京市', 'beijing', '华北', `110100 北京市 beijing`],
  ['120000', '天津市', 'tianjin', '华北', `120100 天津市 tianjin`],
  [
    '130000',
    '河北省',
    'hebei',
    '华北',
    `130100 石家庄市 shijiazhuang
130200 唐山市 tangshan
130300 秦皇岛市 qinhuangdao
130400 邯郸市 handan
130500 邢台市 xingtai
130600 保定市 baoding
130700 张家口市 zhangjiakou
130800 承德市 chengde
130900 沧州市 cangzhou
131000 廊坊市 langfang
131100 衡水市 hengshui`,
  ],
  [
    '140000',
    '山西省',
    'shanxi',
    '华北',
    `140100 太原市 taiyuan
140200 大同市 datong
140300 阳泉市 yangquan
140400 长治市 changzhi
140500 晋城市 jincheng
140600 朔州市 shuozhou
140700 晋中市 jinzhong
140800 运城市 yuncheng
140900 忻州市 xinzhou
141000 临汾市 linfen
141100 吕梁市 lvliang`,
  ],
  [
    '150000',
    '内蒙古自治区',
    'neimenggu',
    '华北',
    `150100 呼和浩特市 huhehaote
150200 包头市 baotou
150300 乌海市 wuhai
150400 赤峰市 chifeng
150500 通辽市 tongliao
150600 鄂尔多斯市 eerduosi
150700 呼伦贝尔市 hulunbeier
150800 巴彦淖尔市 bayannaoer
150900 乌兰察布市 wulanchabu
152200 兴安盟 xingan
152500 锡林郭勒盟 xilinguole
152900 阿拉善盟 alashan`,
  ],
  [
    '210000',
    '辽宁省',
    'liaoning',
    '东北',
    `210100 沈阳市 shenyang
210200 大连市 dalian
210300 鞍山市 anshan
210400 抚顺市 fushun
210500 本溪市 benxi
210600 丹东市 dandong
210700 锦州市 jinzhou
210800 营口市 yingkou
210900 阜新市 fuxin
211000 辽阳市 liaoyang
211100 盘锦市 panjin
211200 铁岭市 tieling
211300 朝阳市 chaoyang
211400 葫芦岛市 huludao`,
  ],
  [
    '220000',
    '吉林省',
    'jilin',
    '东北',
    `220100 长春市 changchun
220200 吉林市 jilin
220300 四平市 siping
220400 辽源市 liaoyuan
220500 通化市 tonghua
220600 白山市 baishan
220700 松原市 songyuan
220800 白城市 baicheng
222400 延边朝鲜族自治州 yanbianchaoxianzu`,
  ],
  [
    '230000',
    '黑龙江省',
    'heilongjiang',
    '东北',
    `230100 哈尔滨市 haerbin
230200 齐齐哈尔市 qiqihaer
230300 鸡西市 jixi
230400 鹤岗市 hegang
230500 双鸭山市 shuangyashan
230600 大庆市 daqing
230700 伊春市 yichun
230800 佳木斯市 jiamusi
230900 七台河市 qitaihe
231000 牡丹江市 mudanjiang
231100 黑河市 heihe
231200 绥化市 suihua
232700 大兴安岭地区 daxinganling`,
  ],
  ['310000', '上海市', 'shanghai', '华东', `310100 上海市 shanghai`],
  [
    '320000',
    '江苏省',
    'jiangsu',
    '华东',
    `320100 南京市 nanjing
320200 无锡市 wuxi
320300 徐州市 xuzhou
320400 常州市 changzhou
320500 苏州市 suzhou
320600 南通市 nantong
320700 连云港市 lianyungang
320800 淮安市 huaian
320900 盐城市 yancheng
321000 扬州市 yangzhou
321100 镇江市 zhenjiang
321200 泰州市 taizhou
321300 宿迁市 suqian`,
  ],
  [
    '330000',
    '浙江省',
    'zhejiang',
    '华东',
    `330100 杭州市 hangzhou
330200 宁波市 ningbo
330300 温州市 wenzhou
330400 嘉兴市 jiaxing
330500 湖州市 huzhou
330600 绍兴市 shaoxing
330700 金华市 jinhua
330800 衢州市 quzhou
330900 舟山市 zhoushan
331000 台州市 taizhou
331100 丽水市 lishui`,
  ],
  [
    '340000',
    '安徽省',
    'anhui',
    '华东',
    `340100 合肥市 hefei
340200 芜湖市 wuhu
340300 蚌埠市 bengbu
340400 淮南市 huainan
340500 马鞍山市 maanshan
340600 淮北市 huaibei
340700 铜陵市 tongling
340800 安庆市 anqing
341000 黄山市 huangshan
341100 滁州市 chuzhou
341200 阜阳市 fuyang
341300 宿州市 suzhou
341500 六安市 luan
341600 亳州市 bozhou
341700 池州市 chizhou
341800 宣城市 xuancheng`,
  ],
  [
    '350000',
    '福建省',
    'fujian',
    '华东',
    `350100 福州市 fuzhou
350200 厦门市 xiamen
350300 莆田市 putian
350400 三明市 sanming
350500 泉州市 quanzhou
350600 漳州市 zhangzhou
350700 南平市 nanping
350800 龙岩市 longyan
350900 宁德市 ningde`,
  ],
  [
    '360000',
    '江西省',
    'jiangxi',
    '华东',
    `360100 南昌市 nanchang
360200 景德镇市 jingdezhen
360300 萍乡市 pingxiang
360400 九江市 jiujiang
360500 新余市 xinyu
360600 鹰潭市 yingtan
360700 赣州市 ganzhou
360800 吉安市 jian
360900 宜春市 yichun
361000 抚州市 fuzhou
361100 上饶市 shangrao`,
  ],
  [
    '370000',
    '山东省',
    'shandong',
    '华东',
    `370100 济南市 jinan
370200 青岛市 qingdao
370300 淄博市 zibo
370400 枣庄市 zaozhuang
370500 东营市 dongying
370600 烟台市 yantai
370700 潍坊市 weifang
370800 济宁市 jining
370900 泰安市 taian
371000 威海市 weihai
371100 日照市 rizhao
371300 临沂市 linyi
371400 德州市 dezhou
371500 聊城市 liaocheng
371600 滨州市 binzhou
371700 菏泽市 heze`,
  ],
  [
    '410000',
    '河南省',
    'henan',
    '华东',
    `410100 郑州市 zhengzhou
410200 开封市 kaifeng
410300 洛阳市 luoyang
410400 平顶山市 pingdingshan
410500 安阳市 anyang
410600 鹤壁市 hebi
410700 新乡市 xinxiang
410800 焦作市 jiaozuo
410900 濮阳市 puyang
411000 许昌市 xuchang
411100 漯河市 luohe
411200 三门峡市 sanmenxia
411300 南阳市 nanyang
411400 商丘市 shangqiu
411500 信阳市 xinyang
411600 周口市 zhoukou
411700 驻马店市 zhumadian
419001 济源市 jiyuan`,
  ],
  [
    '420000',
    '湖北省',
    'hubei',
    '华南',
    `420100 武汉市 wuhan
420200 黄石市 huangshi
420300 十堰市 shiyan
420500 宜昌市 yichang
420600 襄阳市 xiangyang
420700 鄂州市 ezhou
420800 荆门市 jingmen
420900 孝感市 xiaogan
421000 荆州市 jingzhou
421100 黄冈市 huanggang
421200 咸宁市 xianning
421300 随州市 suizhou
422800 恩施土家族苗族自治州 enshitujiazumiaozu
429004 仙桃市 xiantao
429005 潜江市 qianjiang`,
  ],
  [
    '430000',
    '湖南省',
    'hunan',
    '华南',
    `430100 长沙市 changsha
430200 株洲市 zhuzhou
430300 湘潭市 xiangtan
430400 衡阳市 hengyang
430500 邵阳市 shaoyang
430600 岳阳市 yueyang
430700 常德市 changde
430800 张家界市 zhangjiajie
430900 益阳市 yiyang
431000 郴州市 chenzhou
431100 永州市 yongzhou
431200 怀化市 huaihua
431300 娄底市 loudi
433100 湘西土家族苗族自治州 xiangxitujiazumiaozu`,
  ],
  [
    '440000',
    '广东省',
    'guangdong',
    '华南',
    `440100 广州市 guangzhou
440200 韶关市 shaoguan
440300 深圳市 shenzhen
440400 珠海市 zhuhai
440500 汕头市 shantou
440600 佛山市 foshan
440700 江门市 jiangmen
440800 湛江市 zhanjiang
440900 茂名市 maoming
441200 肇庆市 zhaoqing
441300 惠州市 huizhou
441400 梅州市 meizhou
441500 汕尾市 shanwei
441600 河源市 heyuan
441700 阳江市 yangjiang
441800 清远市 qingyuan
441900 东莞市 dongguan
442000 中山市 zhongshan
445100 潮州市 chaozhou
445200 揭阳市 jieyang
445300 云浮市 yunfu`,
  ],
  [
    '450000',
    '广西壮族自治区',
    'guangxi',
    '华南',
    `450100 南宁市 nanning
450200 柳州市 liuzhou
450300 桂林市 guilin
450400 梧州市 wuzhou
450500 北海市 beihai
450600 防城港市 fangchenggang
450700 钦州市 qinzhou
450800 贵港市 guigang
450900 玉林市 yulin
451000 百色市 baise
451100 贺州市 hezhou
451200 河池市 hechi
451300 来宾市 laibin
451400 崇左市 chongzuo`,
  ],
  [
    '460000',
    '海南省',
    'hainan',
    '华南',
    `460100 海口市 haikou
460200 三亚市 sanya
460300 三沙市 sansha
460400 儋州市 danzhou`,
  ],
  ['500000', '重庆市', 'chongqing', '西南', `500100 重庆市 chongqing`],
  [
    '510000',
    '四川省',
    'sichuan',
    '西南',
    `510100 成都市 chengdu
510300 自贡市 zigong
510400 攀枝花市 panzhihua
510500 泸州市 luzhou
510600 德阳市 deyang
510700 绵阳市 mianyang
510800 广元市 guangyuan
510900 遂宁市 suining
511000 内江市 neijiang
511100 乐山市 leshan
511300 南充市 nanchong
511400 眉山市 meishan
511500 宜宾市 yibin
511600 广安市 guangan
511700 达州市 dazhou
511800 雅安市 yaan
511900 巴中市 bazhong
512000 资阳市 ziyang
513200 阿坝藏族羌族自治州 abazangzuqiangzu
513300 甘孜藏族自治州 ganzizangzu
513400 凉山彝族自治州 liangshanyizu`,
  ],
  [
    '520000',
    '贵州省',
    'guizhou',
    '西南',
    `520100 贵阳市 guiyang
520200 六盘水市 liupanshui
520300 遵义市 zunyi
520400 安顺市 anshun
520500 毕节市 bijie
520600 铜仁市 tongren
522300 黔西南布依族苗族自治州 qianxinanbuyizumiaozu
522600 黔东南苗族侗族自治州 qiandongnanmiaozudongzu
522700 黔南布依族苗族自治州 qiannanbuyizumiaozu`,
  ],
  [
    '530000',
    '云南省',
    'yunnan',
    '西南',
    `530100 昆明市 kunming
530300 曲靖市 qujing
530400 玉溪市 yuxi
530500 保山市 baoshan
530600 昭通市 zhaotong
530700 丽江市 lijiang
530800 普洱市 puer
530900 临沧市 lincang
532300 楚雄彝族自治州 chuxiongyizu
532500 红河哈尼族彝族自治州 honghehanizuyizu
532600 文山壮族苗族自治州 wenshanzhuangzumiaozu
532800 西双版纳傣族自治州 xishuangbannadaizu
532900 大理白族自治州 dalibaizu
533100 德宏傣族景颇族自治州 dehongdaizujingpozu
533300 怒江傈僳族自治州 nujianglisuzu
533400 迪庆藏族自治州 diqingzangzu`,
  ],
  [
    '540000',
    '西藏自治区',
    'xizang',
    '西南',
    `540100 拉萨市 lasa
540200 日喀则市 rikaze
540300 昌都市 changdu
540400 林芝市 linzhi
540500 山南市 shannan
540600 那曲市 naqu
542500 阿里地区 ali`,
  ],
  [
    '610000',
    '陕西省',
    'shaanxi',
    '西北',
    `610100 西安市 xian
610200 铜川市 tongchuan
610300 宝鸡市 baoji
610400 咸阳市 xianyang
610500 渭南市 weinan
610600 延安市 yanan
610700 汉中市 hanzhong
610800 榆林市 yulin
610900 安康市 ankang
611000 商洛市 shangluo`,
  ],
  [
    '620000',
    '甘肃省',
    'gansu',
    '西北',
    `620100 兰州市 lanzhou
620200 嘉峪关市 jiayuguan
620300 金昌市 jinchang
620400 白银市 baiyin
620500 天水市 tianshui
620600 武威市 wuwei
620700 张掖市 zhangye
620800 平凉市 pingliang
620900 酒泉市 jiuquan
621000 庆阳市 qingyang
621100 定西市 dingxi
621200 陇南市 longnan
622900 临夏回族自治州 linxiahuizu
623000 甘南藏族自治州 gannanzangzu`,
  ],
  [
    '630000',
    '青海省',
    'qinghai',
    '西北',
    `630100 西宁市 xining
630200 海东市 haidong
632200 海北藏族自治州 haibeizangzu
632300 黄南藏族自治州 huangnanzangzu
632500 海南藏族自治州 hainanzangzu
632600 果洛藏族自治州 guoluozangzu
632700 玉树藏族自治州 yushuzangzu
632800 海西蒙古族藏族自治州 haiximengguzuzangzu`,
  ],
  [
    '640000',
    '宁夏回族自治区',
    'ningxia',
    '西北',
    `640100 银川市 yinchuan
640200 石嘴山市 shizuishan
640300 吴忠市 wuzhong
640400 固原市 guyuan
640500 中卫市 zhongwei`,
  ],
  [
    '650000',
    '新疆维吾尔自治区',
    'xinjiang',
    '西北',
    `650100 乌鲁木齐市 wulumuqi
650200 克拉玛依市 kelamayi
650400 吐鲁番市 tulufan
650500 哈密市 hami
652300 昌吉回族自治州 changjihuizu
652700 博尔塔拉蒙古自治州 boertalamenggu
652800 巴音郭楞蒙古自治州 bayinguolengmenggu
652900 阿克苏地区 akesu
653000 克孜勒苏柯尔克孜自治州 kezilesukeerkezi
653100 喀什地区 kashi
653200 和田地区 hetian
654000 伊犁哈萨克自治州 yilihasake
654200 塔城地区 tacheng
654300 阿勒泰地区 aletai`,
  ],
]

export const countyList = `
110101 东城区 dongcheng
110102 西城区 xicheng
110105 朝阳区 chaoyang
110106 丰台区 fengtai
110107 石景山区 shijingshan
110108 海淀区 haidian
110109 门头沟区 mentougou
110111 房山区 fangshan
110112 通州区 tongzhou
110113 顺义区 shunyi
110114 昌平区 changping
110115 大兴区 daxing
110116 怀柔区 huairou
110117 平谷区 pinggu
110118 密云区 miyun
110119 延庆区 yanqing
120101 和平区 heping
120102 河东区 hedong
120103 河西区 hexi
120104 南开区 nankai
120105 河北区 hebei
120106 红桥区 hongqiao
120110 东丽区 dongli
120111 西青区 xiqing
120112 津南区 jinnan
120113 北辰区 beichen
120114 武清区 wuqing
120115 宝坻区 baodi
120116 滨海新区 binhai
120117 宁河区 ninghe
120118 静海区 jinghai
120119 蓟州区 jizhou
130102 长安区 changan
130104 桥西区 qiaoxi
130105 新华区 xinhua
130108 裕华区 yuhua
130109 藁城区 gaocheng
130110 鹿泉区 luquan
130111 栾城区 luancheng
130123 正定县 zhengding
140105 小店区 xiaodian
140106 迎泽区 yingze
140107 杏花岭区 xinghualing
140108 尖草坪区 jiancaoping
140109 万柏林区 wanbolin
140110 晋源区 jinyuan
150102 新城区 xincheng
150103 回民区 huimin
150104 玉泉区 yuquan
150105 赛罕区 saihan
210102 和平区 heping
210103 沈河区 shenhe
210104 大东区 dadong
210105 皇姑区 huanggu
210106 铁西区 tiexi
210111 苏家屯区 sujiatun
210112 浑南区 hunnan
210113 沈北新区 shenbei
210114 于洪区 yuhong
210115 辽中区 liaozhong
210202 中山区 zhongshan
210203 西岗区 xigang
210204 沙河口区 shahekou
210211 甘井子区 ganjingzi
210212 旅顺口区 lvshunkou
210213 金州区 jinzhou
210214 普兰店区 pulandian
220102 南关区 nanguan
220103 宽城区 kuancheng
220104 朝阳区 chaoyang
220105 二道区 erdao
220106 绿园区 lvyuan
220112 双阳区 shuangyang
220113 九台区 jiutai
230102 道里区 daoli
230103 南岗区 nangang
230104 道外区 daowai
230108 平房区 pingfang
230109 松北区 songbei
230110 香坊区 xiangfang
230111 呼兰区 hulan
230112 阿城区 acheng
230113 双城区 shuangcheng
310101 黄浦区 huangpu
310104 徐汇区 xuhui
310105 长宁区 changning
310106 静安区 jingan
310107 普陀区 putuo
310109 虹口区 hongkou
310110 杨浦区 yangpu
310112 闵行区 minhang
310113 宝山区 baoshan
310114 嘉定区 jiading
310115 浦东新区 pudong
310116 金山区 jinshan
310117 松江区 songjiang
310118 青浦区 qingpu
310120 奉贤区 fengxian
310151 崇明区 chongming
320102 玄武区 xuanwu
320104 秦淮区 qinhuai
320105 建邺区 jianye
320106 鼓楼区 gulou
320111 浦口区 pukou
320113 栖霞区 qixia
320114 雨花台区 yuhuatai
320115 江宁区 jiangning
320116 六合区 luhe
320117 溧水区 lishui
320118 高淳区 gaochun
320505 虎丘区 huqiu
320506 吴中区 wuzhong
320507 相城区 xiangcheng
320508 姑苏区 gusu
320509 吴江区 wujiang
320581 常熟市 changshu
320582 张家港市 zhangjiagang
320583 昆山市 kunshan
320585 太仓市 taicang
330102 上城区 shangcheng
330105 拱墅区 gongshu
330106 西湖区 xihu
330108 滨江区 binjiang
330109 萧山区 xiaoshan
330110 余杭区 yuhang
330111 富阳区 fuyang
330112 临安区 linan
330113 临平区 linping
330114 钱塘区 qiantang
330122 桐庐县 tonglu
330127 淳安县 chunan
330182 建德市 jiande
330203 海曙区 haishu
330205 江北区 jiangbei
330206 北仑区 beilun
330211 镇海区 zhenhai
330212 鄞州区 yinzhou
330213 奉化区 fenghua
330225 象山县 xiangshan
330226 宁海县 ninghai
330281 余姚市 yuyao
330282 慈溪市 cixi
340102 瑶海区 yaohai
340103 庐阳区 luyang
340104 蜀山区 shushan
340111 包河区 baohe
340121 长丰县 changfeng
340122 肥东县 feidong
340123 肥西县 feixi
350102 鼓楼区 gulou
350103 台江区 taijiang
350104 仓山区 cangshan
350105 马尾区 mawei
350111 晋安区 jinan
350112 长乐区 changle
360102 东湖区 donghu
360103 西湖区 xihu
360104 青云谱区 qingyunpu
360111 青山湖区 qingshanhu
360112 新建区 xinjian
360113 红谷滩区 honggutan
370102 历下区 lixia
370103 市中区 shizhong
370104 槐荫区 huaiyin
370105 天桥区 tianqiao
370112 历城区 licheng
370113 长清区 changqing
370114 章丘区 zhangqiu
370115 济阳区 jiyang
370116 莱芜区 laiwu
370117 钢城区 gangcheng
370202 市南区 shinan
370203 市北区 shibei
370211 黄岛区 huangdao
370212 崂山区 laoshan
370213 李沧区 licang
370214 城阳区 chengyang
370215 即墨区 jimo
410102 中原区 zhongyuan
410103 二七区 erqi
410104 管城回族区 guanchenghuizu
410105 金水区 jinshui
410106 上街区 shangjie
410108 惠济区 huiji
410122 中牟县 zhongmu
420102 江岸区 jiangan
420103 江汉区 jianghan
420104 硚口区 qiaokou
420105 汉阳区 hanyang
420106 武昌区 wuchang
420107 青山区 qingshan
420111 洪山区 hongshan
420112 东西湖区 dongxihu
420113 汉南区 hannan
420114 蔡甸区 caidian
420115 江夏区 jiangxia
420116 黄陂区 huangpi
420117 新洲区 xinzhou
430102 芙蓉区 furong
430103 天心区 tianxin
430104 岳麓区 yuelu
430105 开福区 kaifu
430111 雨花区 yuhua
430112 望城区 wangcheng
430121 长沙县 changsha
440103 荔湾区 liwan
440104 越秀区 yuexiu
440105 海珠区 haizhu
440106 天河区 tianhe
440111 白云区 baiyun
440112 黄埔区 huangpu
440113 番禺区 panyu
440114 花都区 huadu
440115 南沙区 nansha
440117 从化区 conghua
440118 增城区 zengcheng
440303 罗湖区 luohu
440304 福田区 futian
440305 南山区 nanshan
440306 宝安区 baoan
440307 龙岗区 longgang
440308 盐田区 yantian
440309 龙华区 longhua
440310 坪山区 pingshan
440311 光明区 guangming
440604 禅城区 chancheng
440605 南海区 nanhai
440606 顺德区 shunde
440607 三水区 sanshui
440608 高明区 gaoming
450102 兴宁区 xingning
450103 青秀区 qingxiu
450105 江南区 jiangnan
450107 西乡塘区 xixiangtang
450108 良庆区 liangqing
450109 邕宁区 yongning
450110 武鸣区 wuming
460105 秀英区 xiuying
460106 龙华区 longhua
460107 琼山区 qiongshan
460108 美兰区 meilan
500101 万州区 wanzhou
500102 涪陵区 fuling
500103 渝中区 yuzhong
500104 大渡口区 dadukou
500105 江北区 jiangbei
500106 沙坪坝区 shapingba
500107 九龙坡区 jiulongpo
500108 南岸区 nanan
500109 北碚区 beibei
500110 綦江区 qijiang
500111 大足区 dazu
500112 渝北区 yubei
500113 巴南区 banan
500114 黔江区 qianjiang
500115 长寿区 changshou
500116 江津区 jiangjin
500117 合川区 hechuan
500118 永川区 yongchuan
500119 南川区 nanchuan
500120 璧山区 bishan
500151 铜梁区 tongliang
500152 潼南区 tongnan
500153 荣昌区 rongchang
500154 开州区 kaizhou
500155 梁平区 liangping
500156 武隆区 wulong
510104 锦江区 jinjiang
510105 青羊区 qingyang
510106 金牛区 jinniu
510107 武侯区 wuhou
510108 成华区 chenghua
510112 龙泉驿区 longquanyi
510113 青白江区 qingbaijiang
510114 新都区 xindu
510115 温江区 wenjiang
510116 双流区 shuangliu
510117 郫都区 pidou
510118 新津区 xinjin
520102 南明区 nanming
520103 云岩区 yunyan
520111 花溪区 huaxi
520112 乌当区 wudang
520113 白云区 baiyun
520115 观山湖区 guanshanhu
530102 五华区 wuhua
530103 盘龙区 panlong
530111 官渡区 guandu
530112 西山区 xishan
530113 东川区 dongchuan
530114 呈贡区 chenggong
530115 晋宁区 jinning
610102 新城区 xincheng
610103 碑林区 beilin
610104 莲湖区 lianhu
610111 灞桥区 baqiao
610112 未央区 weiyang
610113 雁塔区 yanta
610114 阎良区 yanliang
610115 临潼区 lintong
610116 长安区 changan
610117 高陵区 gaoling
610118 鄠邑区 huyi
620102 城关区 chengguan
620103 七里河区 qilihe
620104 西固区 xigu
620105 安宁区 anning
620111 红古区 honggu
630102 城东区 chengdong
630103 城中区 chengzhong
630104 城西区 chengxi
630105 城北区 chengbei
630106 湟中区 huangzhong
640104 兴庆区 xingqing
640105 西夏区 xixia
640106 金凤区 jinfeng
650102 天山区 tianshan
650103 沙依巴克区 shayibake
650104 新市区 xinshi
650105 水磨沟区 shuimogou
650106 头屯河区 toutunhe
650107 达坂城区 dabancheng
650109 米东区 midong
`
