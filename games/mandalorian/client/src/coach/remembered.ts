const PLACE = 'cadre.mandalorian.tips';

/** Whether this device wants tips. One that remembers nothing (a private window, full storage) gets them every time. */
export const wantsTips = (): boolean => {
  try {
    return localStorage.getItem(PLACE) !== 'off';
  } catch {
    return true; // storage is forbidden here
  }
};
export const rememberTips = (wanted: boolean): void => {
  try {
    localStorage.setItem(PLACE, wanted ? 'on' : 'off');
  } catch {
    // storage is forbidden or full: the choice holds until the page is left
  }
};
