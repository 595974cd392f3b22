/* Code for both league pages. Uses only ES2018, because old browsers run it. */
(function () {
  'use strict';

  var page = document.documentElement;
  page.setAttribute('data-theme', /[?&]theme=dark(&|$)/.test(location.search) ? 'dark' : 'light');

  var properties = {
    ground: '--ground',
    raised: '--raised',
    line: '--line',
    text: '--text',
    quiet: '--quiet',
    good: '--top',
    bad: '--live',
  };

  window.addEventListener('message', function (event) {
    var data = event.data;
    if (event.source !== window.parent || !data || data.type !== 'frame-appearance') return;
    page.setAttribute('data-theme', data.colorScheme === 'dark' ? 'dark' : 'light');
    page.style.setProperty('--family', data.fontFamily);
    page.style.setProperty('--low', data.colors.bad);
    if (data.radius) {
      page.style.setProperty('--corner', data.radius);
      page.style.setProperty('--small-corner', parseFloat(data.radius) < 6 ? data.radius : '6px');
    }
    Object.keys(properties).forEach(function (name) {
      page.style.setProperty(properties[name], data.colors[name]);
    });
  });

  var reported;

  function reportHeight() {
    var height = Math.ceil(document.body.getBoundingClientRect().height);
    if (window.parent === window || height === reported) return;
    reported = height;
    window.parent.postMessage({ type: 'frame-height', height: height }, '*');
  }

  if (window.ResizeObserver) new window.ResizeObserver(reportHeight).observe(document.body);
  window.addEventListener('resize', reportHeight);

  var texts = JSON.parse(document.getElementById('texts').textContent);

  function make(name, className, content) {
    var node = document.createElement(name);
    if (className) node.className = className;
    [].concat(content === undefined ? [] : content).forEach(function (part) {
      node.appendChild(typeof part === 'string' ? document.createTextNode(part) : part);
    });
    return node;
  }

  function fill(node, children) {
    while (node.firstChild) node.removeChild(node.firstChild);
    children.forEach(function (child) {
      node.appendChild(child);
    });
  }

  function say(key, values) {
    return texts[key].replace(/\{(\w+)\}/g, function (_, name) {
      return values[name];
    });
  }

  function poll(path, everyMs, show) {
    var trouble = document.getElementById('trouble');
    var timer;
    function ask() {
      clearTimeout(timer);
      if (document.hidden) return;
      fetch(path, { credentials: 'omit' })
        .then(function (response) {
          if (!response.ok) throw new Error('answer ' + response.status);
          return response.json();
        })
        .then(function (json) {
          show(json);
          reportHeight();
          trouble.hidden = true;
        })
        .catch(function () {
          trouble.hidden = false;
        })
        .then(function () {
          timer = setTimeout(ask, everyMs);
        });
    }
    document.addEventListener('visibilitychange', ask);
    ask();
  }

  window.league = { make: make, fill: fill, say: say, poll: poll };
})();
