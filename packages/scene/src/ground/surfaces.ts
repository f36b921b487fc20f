import type { GroundName } from '@cadre/battle';

/** What all grounds are painted with. `p` is in inches from the back left corner, `near` and `soft` are inches to the next piece. */
const NOISE = /* glsl */ `
float hash(vec2 p){ p = fract(p * vec2(123.34, 456.21)); p += dot(p, p + 45.32); return fract(p.x * p.y); }
float noise(vec2 p){ vec2 i = floor(p), f = fract(p); f = f*f*(3.-2.*f);
  return mix(mix(hash(i), hash(i+vec2(1,0)), f.x), mix(hash(i+vec2(0,1)), hash(i+vec2(1,1)), f.x), f.y); }
float fbm(vec2 p){ float s = 0., a = .5; for (int i = 0; i < 4; i++) { s += a*noise(p); p = mat2(1.6,1.2,-1.2,1.6)*p + 3.7; a *= .5; } return s / .9375; }
float seam(float x, float w){ float d = .5 - abs(fract(x) - .5); return smoothstep(w, w*.3, d); }
// Cells around scattered points: distance to the border between two, and a number for the cell.
vec2 cells(vec2 p){ vec2 i = floor(p), f = fract(p); float a = 8., b = 8.; vec2 id = vec2(0);
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) { vec2 g = vec2(x,y); vec2 q = i+g; vec2 o = .12+.76*vec2(hash(q), hash(q+7.3)); float d = length(g+o-f);
    if (d < a) { b = a; a = d; id = q; } else if (d < b) b = d; }
  return vec2(b - a, hash(id+3.1)); }
// Small things strewn about (leaves, pebbles): how much one covers here, and a number for it.
vec2 strewn(vec2 p, float share, vec2 size){ vec2 i = floor(p), f = fract(p) - .5; float id = hash(i+11.7); float t = hash(i+2.9)*6.283; vec2 q = f - .3*(vec2(hash(i+4.4), hash(i+8.8))-.5);
  q = mat2(cos(t), sin(t), -sin(t), cos(t)) * q; float d = length(q/size); return vec2(step(1.-share, id)*smoothstep(1., .7, d), hash(i+5.5)); }
float stripe(float x, float w){ return smoothstep(w, w*.55, abs(x)); }
`;
/** Each gives colour (linear), height in inches, and how much it shines. */
const SURFACES: Readonly<Record<GroundName, string>> = {
  concrete: /* glsl */ `
  vec2 q = p + .05*vec2(fbm(p*1.3), fbm(p*1.3+5.)); vec2 slab = floor(q/3.);
  float n = fbm(p*.5), m = fbm(p*2.4+9.), g = noise(p*13.), id = hash(slab);
  float joint = max(seam(q.x/3., .011), seam(q.y/3., .011));
  vec3 c = mix(vec3(.115,.126,.14), vec3(.215,.226,.236), .3*id+.45*n+.25*m); c *= .92 + .16*g;
  float broken = smoothstep(.52,.7,fbm(p*.23+31.));
  vec2 v = cells(p*.5+.5*vec2(fbm(p*1.1), fbm(p*1.1+7.))); float crack = smoothstep(.035,.0,v.x)*broken;
  c *= 1.-.16*broken*v.y; 
  float wet = smoothstep(.56,.72,fbm(p*.33+21.)); c = mix(c, c*vec3(.62,.62,.66), wet*.7);
  float rust = smoothstep(.6,.8,fbm(p*.6+50.)); c = mix(c, c*vec3(1.15,.82,.6), rust*.5);
  float worn = smoothstep(.34,.58,m+.3*(n-.5));
  vec2 k = p - size*.5; float r = length(k);
  float paint = max(stripe(r-5.2,.07), stripe(r-4.85,.025)) * step(.12, abs(fract(atan(k.y,k.x)*.6366)-.5));
  c = mix(c, vec3(.4,.41,.4), paint*worn*.5);
  float yellow = stripe(abs(k.y)-size.y*.295,.1)*step(.3, fract(p.x/1.5)); c = mix(c, vec3(.44,.3,.06), yellow*worn*.55);
  c = mix(c, vec3(.05,.052,.056), max(joint*.62, crack*.8));
  float drift = smoothstep(.52,.74, .5*fbm(p*.55+3.) + .42*smoothstep(1.3,.0,near) + .22*m); vec3 frost = vec3(.34,.37,.41)*(.85+.25*g);
  c = mix(c, frost, drift*.62);
  height = .012*m + .01*g - .05*joint*(1.-drift) - .045*crack + .03*drift*m; shine = .25*wet*(1.-drift);`,
  deck: /* glsl */ `
  vec2 big = floor(p/6.), six = fract(p/6.)*6.; float id = hash(big); float m = fbm(p*2.1), g = noise(p*14.);
  float cut = id < .34 ? 3. : id < .7 ? 2. : 6.; vec2 panel = floor(p/cut); float pid = hash(panel+big*3.3);
  vec2 in2 = abs(fract(p/cut)-.5)*cut; float border = cut*.5 - max(in2.x, in2.y);
  vec3 c = mix(vec3(.1,.112,.13), vec3(.165,.18,.2), .6*pid+.4*m); c *= .9+.12*g;
  float groove = smoothstep(.035,.014,border); float big6 = smoothstep(.05,.03,3.-max(abs(six.x-3.),abs(six.y-3.)));
  float tread = 0.; if (pid > .72) { vec2 t = p*3.2; vec2 f = fract(t)-.5; if (mod(floor(t.x)+floor(t.y),2.) > .5) f = f.yx; tread = smoothstep(.14,.08,abs(f.x))*smoothstep(.46,.36,abs(f.y))*smoothstep(.1,.16,border); }
  float slot = 0.; if (pid < .1 && cut < 4.) slot = smoothstep(.3,.2,abs(fract(p.y*3.)-.5))*smoothstep(.2,.26,border);
  vec2 bolt = abs(in2 - (cut*.5-.2)); float rivet = smoothstep(.05,.03,length(bolt));
  float brushed = noise(vec2(p.x*.7, p.y*12.)); c *= .96+.08*brushed;
  float scuff = smoothstep(.58,.8,fbm(p*1.2+11.)); c = mix(c, vec3(.26,.275,.29), scuff*.3);
  float oil = smoothstep(.6,.78,fbm(p*.45+30.)); c = mix(c, c*vec3(.5,.5,.54), oil*.7);
  float worn = smoothstep(.3,.52,fbm(p*1.7+6.));
  vec2 k = p - size*.5; float r = length(k);
  float hz = step(.45,edge)*step(edge,.95); c = mix(c, mix(vec3(.46,.32,.05), vec3(.045,.046,.05), step(.5,fract((p.x+p.y)/1.2))), hz*worn*.8);
  float lane = stripe(abs(k.x)-size.x*.145,.05)*step(.2,fract(p.y/2.)); c = mix(c, vec3(.42,.43,.44), lane*worn*.55);
  float bay = max(stripe(r-6.,.06), stripe(r-5.6,.02)); c = mix(c, vec3(.44,.3,.06), bay*worn*.75);
  c = mix(c, vec3(.032,.036,.042), max(max(groove*.85, big6*.9), slot*.85)); c = mix(c, c*1.5, max(tread*.35, rivet*.5));
  height = .004*g - .05*max(groove,big6) - .06*slot + .022*tread + .02*rivet; shine = .5 + .3*oil - .25*scuff;`,
  jungle: /* glsl */ `
  float n = fbm(p*.42), m = fbm(p*2.1+9.), g = noise(p*12.);
  vec3 c = mix(vec3(.062,.05,.03), vec3(.14,.112,.066), .65*m+.35*g);
  float path = smoothstep(.13,.03,abs(fbm(p*.1+2.)-.49)); c = mix(c, vec3(.2,.158,.095)*(.8+.35*g), path*.75);
  float moss = smoothstep(.44,.6,n+.16*(m-.5)+.1*smoothstep(1.2,0.,near)-.22*path); vec3 green = mix(vec3(.052,.092,.026), vec3(.125,.17,.048), fbm(p*5.+2.));
  c = mix(c, green*(.8+.4*g), moss*.9);
  vec2 leaf = strewn(p*3.1, .45, vec2(.34,.15)); c = mix(c, mix(vec3(.2,.13,.045), vec3(.11,.15,.04), leaf.y), leaf.x*.72*(1.-.6*moss));
  vec2 small = strewn(p*6.3+5., .35, vec2(.3,.14)); c = mix(c, mix(vec3(.24,.16,.06), vec3(.07,.055,.035), small.y), small.x*.5);
  float vein = smoothstep(.045,.0,abs(fbm(p*.55+14.)-.5))*smoothstep(.45,.6,fbm(p*.3+40.)); c = mix(c, vec3(.075,.055,.034), vein*.75);
  float pool = smoothstep(.66,.7,fbm(p*.3+77.)); c = mix(c, vec3(.035,.045,.04), pool*.8);
  height = (.1*m + .03*g + .09*moss*fbm(p*6.) + .03*leaf.x + .1*vein)*(1.-pool); shine = .6*pool;`,
  sand: /* glsl */ `
  float n = fbm(p*.32), m = fbm(p*1.6+9.), g = noise(p*12.);
  vec2 w = p + 1.6*vec2(fbm(p*.35), fbm(p*.35+8.)); float calm = smoothstep(.36,.62,fbm(p*.2+17.)); float ripple = sin(w.x*2.1+w.y*6.4+3.*m);
  vec3 c = mix(vec3(.33,.215,.12), vec3(.475,.335,.2), .7*n+.3*m); c *= .94+.1*g;
  c *= 1. + .075*ripple*(1.-calm);
  vec2 v = cells(p*.85+.3*vec2(m,fbm(p*1.7+4.))); float pan = smoothstep(.5,.68,fbm(p*.16+5.)); float crack = smoothstep(.075,.01,v.x)*pan;
  c = mix(c, c*vec3(.86,.82,.8)*(.88+.2*v.y), pan*.7); c = mix(c, vec3(.2,.125,.07), crack*.5);
  vec2 stone = strewn(p*2.6, .16+.5*smoothstep(.9,.0,near), vec2(.24,.19)); c = mix(c, mix(vec3(.27,.18,.115), vec3(.44,.33,.23), stone.y), stone.x*.85);
  vec2 grit = strewn(p*5.+3., .2, vec2(.24,.2)); c = mix(c, vec3(.27,.18,.11), grit.x*.3);
  c = mix(c, vec3(.5,.37,.235), smoothstep(1.1,.2,near)*.35*m);
  height = .03*ripple*(1.-calm)*(1.-pan) + .1*m + .012*g + .035*stone.x - .035*crack; shine = 0.;`,
  stone: /* glsl */ `
  vec2 q = p + .09*vec2(fbm(p*1.1)-.5, fbm(p*1.1+5.)-.5); float row = floor(q.y/1.5); float wide = 1.5 + 1.5*step(.5,hash(vec2(row,4.)));
  float x = q.x + 3.*hash(vec2(row,1.)); vec2 flag = vec2(floor(x/wide), row); float id = hash(flag);
  vec2 in2 = vec2(abs(fract(x/wide)-.5)*wide, abs(fract(q.y/1.5)-.5)*1.5); float border = min(wide*.5-in2.x, .75-in2.y);
  float n = fbm(p*.4), m = fbm(p*2.3+9.), g = noise(p*12.);
  vec3 c = mix(vec3(.135,.13,.122), vec3(.235,.222,.2), .5*id+.3*m+.2*n); c *= .88+.2*g; c = mix(c, c*vec3(.9,.97,1.08), step(.7,hash(flag+9.)));
  float lost = smoothstep(.6,.66,fbm(p*.28+40.)+.1*(id-.5)); float joint = smoothstep(.07,.025,border - .03*m);
  float crack = smoothstep(.03,.0,cells(p*.7+.4*vec2(m,fbm(p*1.9+3.))).x)*step(.62,hash(flag+2.));
  vec3 soil = mix(vec3(.07,.06,.046), vec3(.13,.11,.08), m)*(.8+.4*g);
  float moss = smoothstep(.5,.66,fbm(p*.5+13.)+.22*joint+.12*smoothstep(1.,0.,near)); 
  c = mix(c, soil, max(max(joint*.8, lost*.92), crack*.45)); c = mix(c, mix(vec3(.06,.08,.032), vec3(.12,.135,.058), g), moss*(.28+.5*joint+.35*lost));
  vec2 chip = strewn(p*2.3, .1+.35*lost, vec2(.3,.22)); c = mix(c, vec3(.2,.19,.17)*(.7+.5*chip.y), chip.x*.3*lost);
  float damp = smoothstep(.58,.74,fbm(p*.35+60.)); c *= 1.-.34*damp;
  height = .02*m + .015*g - .075*joint - .085*lost - .008*crack + .03*(hash(flag+5.)-.5) + .008*chip.x*lost; shine = .35*damp*(1.-lost);`,
  forest: /* glsl */ `
  float n = fbm(p*.36+4.), m = fbm(p*1.9+9.), g = noise(p*12.);
  vec3 c = mix(vec3(.075,.056,.036), vec3(.155,.118,.074), .6*m+.4*g);
  float path = smoothstep(.12,.03,abs(fbm(p*.09+6.)-.5)); c = mix(c, vec3(.215,.17,.11)*(.8+.3*g), path*.8);
  float grass = smoothstep(.46,.62,n+.2*(m-.5)-.2*path); float blade = noise(vec2(p.x*14., p.y*5.))*noise(p*11.);
  c = mix(c, mix(vec3(.06,.085,.03), vec3(.14,.16,.06), blade*1.6), grass*.85);
  vec2 needle = strewn(p*4.2, .6, vec2(.42,.06)); c = mix(c, vec3(.24,.135,.06), needle.x*.5*(1.-.5*grass));
  vec2 leaf = strewn(p*3.4+8., .3, vec2(.28,.17)); c = mix(c, mix(vec3(.29,.15,.045), vec3(.21,.17,.06), leaf.y), leaf.x*.65);
  float fern = smoothstep(1.3,.1,soft)*smoothstep(.35,.6,m); c = mix(c, vec3(.05,.068,.03)*(.8+.5*g), fern*.5);
  float root = smoothstep(.04,.0,abs(fbm(p*.6+24.)-.5))*smoothstep(.52,.66,fbm(p*.3+9.)); c = mix(c, vec3(.085,.062,.04), root*.7);
  vec2 stone = strewn(p*1.7, .12, vec2(.2,.15)); c = mix(c, vec3(.16,.16,.15), stone.x*.8);
  height = .1*m + .02*g + .07*grass*blade*2. + .03*needle.x + .09*root + .08*stone.x; shine = 0.;`,
  snow: /* glsl */ `
  float n = fbm(p*.3), m = fbm(p*1.5+9.), g = noise(p*12.);
  vec2 w = p + 1.4*vec2(fbm(p*.4), fbm(p*.4+8.)); float drift = fbm(vec2(w.x*.45, w.y*1.5)+2.);
  vec3 c = mix(vec3(.33,.385,.46), vec3(.53,.57,.62), smoothstep(.25,.75,.55*drift+.45*n)); c *= .96+.06*g;
  float bare = smoothstep(.585,.63, fbm(p*.27+51.)+.1*(m-.5)-.18*smoothstep(1.,0.,near)); vec2 v = cells(p*.9+.3*vec2(m,g));
  vec3 rock = mix(vec3(.1,.108,.12), vec3(.18,.186,.195), v.y*.6+.4*g); rock *= 1.-.5*smoothstep(.06,.0,v.x);
  c = mix(c, rock, bare*.85); c = mix(c, c*.72, smoothstep(.55,.6,fbm(p*.27+51.)+.1*(m-.5))*(1.-bare)*.5);
  float ice = smoothstep(.66,.7,fbm(p*.24+90.))*(1.-bare); c = mix(c, vec3(.2,.3,.38)*(.85+.4*smoothstep(.04,.0,cells(p*.6).x)), ice*.75);
  float trail = stripe(abs(p.x - size.x*.5 - 3.*sin(p.y*.21) )-.45,.16)*smoothstep(.3,.5,m); c = mix(c, c*vec3(.72,.76,.82), trail*.6);
  height = .12*drift*(1.-bare)*(1.-ice) + .03*m + .008*g - .06*bare - .06*trail; shine = .7*ice;`,
};
export const VERTEX = /* glsl */ `
in vec3 position; in vec2 uv; out vec2 at; void main(){ at = uv; gl_Position = vec4(position.xy, 0., 1.); }`;
/** How much lighter a ground is than its pigments: marks and figures must stand out from it, dark ones too. */
const LIGHTNESS: Readonly<Record<GroundName, number>> = {
  concrete: 1.45,
  deck: 1.5,
  jungle: 1.6,
  sand: 1.05,
  stone: 1.5,
  forest: 1.6,
  snow: 1,
};
/** Paints colour and the normal of a ground in one pass. */
export const fragmentOf = (ground: GroundName, reach: { readonly out: number; readonly in: number }): string => /* glsl */ `
precision highp float;
in vec2 at; layout(location = 0) out vec4 painted; layout(location = 1) out vec4 facing;
uniform sampler2D footprints; uniform vec2 size;
${NOISE}
vec3 surface(vec2 p, float near, float soft, float edge, out float height, out float shine){${SURFACES[ground]}
  return c; }
void main(){
  vec2 p = vec2(at.x, 1.-at.y)*size; vec3 d = texture(footprints, vec2(at.x, 1.-at.y)).rgb*${(reach.out + reach.in).toFixed(1)} - ${reach.in.toFixed(1)};
  float edge = min(min(p.x, size.x-p.x), min(p.y, size.y-p.y)); float height, shine;
  vec3 c = surface(p, max(0., d.x), max(0., d.y), edge, height, shine);
  float grain = fbm(p*1.9+70.);
  // Dirt and shadow gather where pieces stand, under leaves, at the brink of pits and along the frame.
  float contact = .6*exp(-2.*max(0., d.x)) * (.8+.4*grain) + .3*smoothstep(.25,.0,d.x);
  float shade = .22*smoothstep(.9,-.6,d.y); float brink = .35*smoothstep(.5,.0,d.z)*(.6+.8*grain); float rim = .42*smoothstep(.9,.0,edge)*(.5+grain);
  c *= (1.-min(.85,contact))*(1.-shade)*(1.-brink)*(1.-rim);
  // A pit falls away in steps of rock, darker the deeper.
  float fall = -d.z + .22*(grain-.5) + .05*noise(p*9.); float steps = floor(clamp(fall,0.,.95)*4.)/4. + .08*smoothstep(.1,.25,fract(fall*4.));
  vec3 wall = mix(c*.9+.02, vec3(.012,.012,.014), smoothstep(.0,.85,fall)) * (.75+.5*noise(p*vec2(7.,11.)));
  float inside = smoothstep(-.02,.02,fall); c = mix(c, wall, inside); height = mix(height, -1.1*steps, inside); shine *= 1.-inside;
  // The height where two neighbouring pixels lie says how the ground leans.
  float texel = length(dFdx(p)); vec2 lean = vec2(dFdx(height), dFdy(height))/max(texel, 1e-5);
  painted = vec4(min(vec3(1.), c*${LIGHTNESS[ground].toFixed(2)}), 1.); facing = vec4(normalize(vec3(-lean*.9, 1.))*.5+.5, shine);
}`;
